import type { z } from 'zod'
import { membrosDepartamentoInput } from '../../../../../schema/rules/pessoas/departamento-membro.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, RecordField, useZodForm } from '../../../../kernel/form'
import { Modal } from '../../../../kernel/ui'
import { UsuariosDocument } from '../../../acesso/usuario'
import { useDepartamentoSearch } from '../../departamento'
import type { AdicionarMembrosMutation } from './adicionar.generated'
import { useAdicionarMembrosMutation } from './adicionar.generated'

type Props = {
  /** The number of people as text, for example '3 pessoas' */
  people: string
  variables: { ids: string[] }
  onClose: () => void
  onDone: (resultado: AdicionarMembrosMutation['adicionarMembrosDepartamento']) => void
}

const options = { refetchQueries: [UsuariosDocument] }

/** Adds the selected people to a department that is selected here. */
export function AdicionarAoDepartamento({ people, variables, onClose, onDone }: Props) {
  const departamentos = useDepartamentoSearch()
  const [adicionar] = useAdicionarMembrosMutation(options)
  const form = useZodForm(membrosDepartamentoInput, { ids: variables.ids })

  const save = async ({ idDepartamento }: z.output<typeof membrosDepartamentoInput>) => {
    const data = dataOf(await adicionar({ variables: { ...variables, idDepartamento: String(idDepartamento) } }))
    onClose()
    onDone(data.adicionarMembrosDepartamento)
  }

  return (
    <Modal title={`Adicionar ${people} a um departamento`} onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível adicionar as pessoas ao departamento.">
        <RecordField
          control={form.control}
          name="idDepartamento"
          label="Departamento"
          required
          found={departamentos}
          placeholder="Digite para buscar…"
        />
        <FormFooter form={form} cancel={onClose} saveText="Adicionar" />
      </Form>
    </Modal>
  )
}
