import type { z } from 'zod'
import { atribuirFuncaoInput } from '../../../../schema/rules/acesso/funcao.input'
import { DateField, Form, FormFooter, RecordField, SearchFailed, SelectField, useZodForm } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../confirmar-senha'
import { useUsuarioSearch } from '../usuario'
import { useAtribuirFuncaoMutation, useFuncoesQuery } from './funcoes.generated'
import { useToday } from './periodo'
import { aoMudar } from './refetch'

type Props = {
  /** The function to give; without it, it is chosen. */
  funcao?: { id: number; nome: string }
  /** The person who gets it; without it, the person is chosen. */
  usuario?: { id: number; name: string }
  onClose: () => void
}

/** Gives a function to a person, from one day on and perhaps until another. */
export function AtribuirDialog({ funcao, usuario, onClose }: Props) {
  const [atribuir] = useAtribuirFuncaoMutation(aoMudar)
  const form = useZodForm(atribuirFuncaoInput, {
    idFuncao: funcao?.id ?? '',
    idUsuario: usuario?.id ?? '',
    inicio: useToday(),
    fim: null,
    minhaSenha: '',
  })
  const save = async ({ idFuncao, idUsuario, ...rest }: z.output<typeof atribuirFuncaoInput>) => {
    await atribuir({ variables: { input: { ...rest, idFuncao: String(idFuncao), idUsuario: String(idUsuario) } } })
    toast.success('Função dada com sucesso. Já vale no próximo clique da pessoa.')
    onClose()
  }
  const { control } = form
  return (
    <Modal title={funcao ? `Dar a função ${funcao.nome}` : `Dar função a ${usuario?.name ?? ''}`} onClose={onClose}>
      <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível dar a função.">
        {!funcao && <FuncaoField control={control} />}
        {!usuario && <PessoaField control={control} />}
        <DateField control={control} name="inicio" label="Primeiro dia" required />
        <DateField control={control} name="fim" label="Último dia" help="Em branco: sem fim marcado." />
        <ConfirmarCampos control={control} />
        <FormFooter form={form} cancel={onClose} saveText="Dar função" />
      </Form>
    </Modal>
  )
}

type FieldProps = {
  control: ReturnType<
    typeof useZodForm<z.input<typeof atribuirFuncaoInput>, z.output<typeof atribuirFuncaoInput>>
  >['control']
}

function PessoaField({ control }: FieldProps) {
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  return (
    <RecordField
      control={control}
      name="idUsuario"
      label="Pessoa"
      placeholder="Digite um nome ou e-mail…"
      required
      found={pessoas}
    />
  )
}

function FuncaoField({ control }: FieldProps) {
  const { data, error, refetch } = useFuncoesQuery({ variables: {} })
  const again = error && !data ? () => void refetch().catch(() => undefined) : undefined
  return (
    <SelectField
      control={control}
      name="idFuncao"
      label="Função"
      required
      choices={(data?.funcoes.nodes ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
      help={again && <SearchFailed text="Não foi possível carregar as funções." again={again} />}
    />
  )
}
