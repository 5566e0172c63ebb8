import type { z } from 'zod'
import { funcaoInput } from '../../../../../schema/rules/acesso/funcao.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordForm, Section, SwitchField, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../confirmar-senha'
import { ActionChoice } from '../../permissoes'
import { FuncoesDocument } from '../funcoes.generated'
import { funcaoUrls } from '../urls'
import { AlcanceField } from './alcance-field'
import styles from './form.module.css'
import {
  type AcoesDeFuncaoQuery,
  type FuncaoParaEditarQuery,
  useAcoesDeFuncaoQuery,
  useAtualizarFuncaoMutation,
  useCriarFuncaoMutation,
} from './funcao-form.generated'
import { Somar } from './somar'

type Props = { funcao?: FuncaoParaEditarQuery['funcao']; onReload?: () => void }

const options = { refetchQueries: [FuncoesDocument] }

export function FuncaoForm(props: Props) {
  const { data, previousData, error, refetch } = useAcoesDeFuncaoQuery({
    variables: {},
    fetchPolicy: 'cache-first',
  })
  const known = data ?? previousData
  if (known) {
    const { acoesDeFuncao: tudo, acoesDosGrupos: meus } = known
    const funcoes = data?.funcoes.nodes ?? []
    return <Fields {...props} possiveis={{ tudo, meus }} funcoes={funcoes} />
  }
  if (!error) return <PageSpinner />
  const retry = () => void refetch().catch(() => undefined)
  return <ErrorState text="Não foi possível carregar as permissões." onRetry={retry} />
}

type FieldsProps = Props & {
  /** the actions that a function may allow, by its reach */
  possiveis: Readonly<Record<'tudo' | 'meus', readonly string[]>>
  funcoes: AcoesDeFuncaoQuery['funcoes']['nodes']
}

function Fields({ funcao, onReload, possiveis, funcoes }: FieldsProps) {
  const [criar] = useCriarFuncaoMutation(options)
  const [atualizar] = useAtualizarFuncaoMutation(options)
  const form = useZodForm(funcaoInput, {
    nome: funcao?.nome ?? '',
    descricao: funcao?.descricao ?? null,
    alcance: funcao?.alcance ?? 'tudo',
    exclusiva: funcao?.exclusiva ?? false,
    acoes: funcao?.acoes ?? [],
    minhaSenha: '',
    versao: funcao?.versao,
  })
  const { control } = form
  const meus = form.watch('alcance') === 'meus'
  const acoes = meus ? possiveis.meus : possiveis.tudo
  const possible = (chosen: readonly string[]) => chosen.filter((acao) => acoes.includes(acao))
  const chosen = form.watch('acoes')
  // they stay chosen until the form is saved, in case the person chooses the whole church again
  const leftOut = chosen.length - possible(chosen).length

  const save = async (values: z.output<typeof funcaoInput>) => {
    const input = { ...values, acoes: possible(values.acoes), exclusiva: values.exclusiva === 1 }
    const saved = funcao
      ? dataOf(await atualizar({ variables: { id: String(funcao.id), input } })).atualizarFuncao
      : dataOf(await criar({ variables: { input } })).criarFuncao
    const text = funcao ? 'Função atualizada com sucesso.' : 'Função criada com sucesso.'
    return { text, to: funcaoUrls.detail(saved.id) }
  }

  return (
    <RecordForm
      form={form}
      save={comOutroCodigo(form, save)}
      record={funcao}
      onReload={onReload}
      failureText="Houve um problema ao salvar a função."
      cancel={funcao ? funcaoUrls.detail(funcao.id) : funcaoUrls.list}
    >
      <Section title="Função">
        <TextField
          control={control}
          name="nome"
          label="Nome"
          placeholder="Ex.: Tesoureiro"
          maxLength={60}
          required
          wide
        />
        <TextArea control={control} name="descricao" label="Para que serve" rows={2} wide />
      </Section>
      <Section title="Alcance">
        <AlcanceField control={control} />
      </Section>
      <Section title="Quem é de fora">
        <SwitchField
          control={control}
          name="exclusiva"
          label="Só o que esta função permite"
          help="Para o contador e outras pessoas de fora: nada do que o perfil ou outra regra da igreja permite a mais, e nada depois do último dia."
          wide
        />
      </Section>
      <Section
        title="O que permite"
        help="Marque o que quem tem a função pode fazer. O que ela permite se soma ao que o perfil já permite."
      >
        <Somar
          funcoes={funcoes
            .filter(({ id }) => id !== funcao?.id)
            .map((other) => ({ ...other, acoes: possible(other.acoes) }))}
          chosen={chosen}
          onChange={(chosen) => form.setValue('acoes', chosen, { shouldDirty: true, shouldValidate: true })}
        />
        {meus && <SoDosGrupos leftOut={leftOut} />}
        <ActionChoice control={control} name="acoes" acoes={acoes} />
      </Section>
      <Section title="Confirme que é você" help="Quem muda funções muda o que outras pessoas podem fazer.">
        <ConfirmarCampos control={control} />
      </Section>
    </RecordForm>
  )
}

/** Why a function of the own groups offers fewer permissions, and how many of the chosen ones it leaves out. */
function SoDosGrupos({ leftOut }: { leftOut: number }) {
  return (
    <p className={styles.meus} role="status">
      Aqui estão só as permissões que se limitam a grupos e às pessoas deles.
      {leftOut === 1 && ' Uma permissão marcada fica de fora.'}
      {leftOut > 1 && ` ${leftOut} permissões marcadas ficam de fora.`}
    </p>
  )
}
