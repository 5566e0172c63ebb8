import type { z } from 'zod'
import { parentescoInput, parentescos } from '../../../../schema/rules/pessoas/parentesco.input'
import { Form, FormFooter, RecordField, SelectField, useZodForm } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { UsuarioDetalheDocument, useUsuarioSearch } from '../../acesso/usuario'
import { useSalvarParentescoMutation } from './parentesco.generated'

const choices = Object.entries(parentescos).map(([value, { nome }]) => ({ value, label: nome }))

type Props = { usuario: { id: number; name: string }; onClose: () => void }

/** Adds somebody of the church to a person's family. */
export function ParenteDialog({ usuario, onClose }: Props) {
  const pessoas = useUsuarioSearch({})
  const [salvar] = useSalvarParentescoMutation({
    refetchQueries: [UsuarioDetalheDocument],
    awaitRefetchQueries: true,
  })
  const form = useZodForm(parentescoInput, { idPessoa: usuario.id })
  const save = async ({ tipo, ...ids }: z.output<typeof parentescoInput>, again: boolean) => {
    const input = { tipo, idPessoa: String(ids.idPessoa), idParente: String(ids.idParente) }
    await salvar({ variables: { input } })
    toast.success('Parentesco registrado.')
    if (!again) return onClose()
    // once the form counts as saved; brothers and children follow each other, so the relation stays
    return () => {
      form.reset({ idPessoa: usuario.id, idParente: undefined, tipo })
      setTimeout(() => form.setFocus('idParente'))
    }
  }
  return (
    <Modal title={`Família de ${usuario.name}`} onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível registrar o parentesco.">
        <RecordField
          control={form.control}
          name="idParente"
          label="Pessoa da família"
          placeholder="Digite um nome ou e-mail…"
          help="Só pessoas que têm cadastro na igreja."
          required
          found={pessoas}
        />
        <SelectField
          control={form.control}
          name="tipo"
          label="Parentesco"
          help={`O que a pessoa escolhida é de ${usuario.name}. No cadastro dela aparece o inverso.`}
          required
          choices={choices}
        />
        <FormFooter form={form} cancel={onClose} saveText="Adicionar" anotherText="Adicionar e escolher outra" />
      </Form>
    </Modal>
  )
}
