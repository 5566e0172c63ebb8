import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroEventoInput } from '../../../../../gql/regras/features/pessoas/evento/membro-evento.input'
import type { RecordSearch } from '../../../../../kernel/form'
import { Form, FormFooter, LeaveGuard, RecordField, Section, useZodForm } from '../../../../../kernel/form'
import { toast } from '../../../../../kernel/ui'
import { eventoUrls } from '../../urls'
import { useAdicionarMembroEventoMutation } from './membro-form.generated'

export function MembroForm({ idEvento, people }: { idEvento: number; people: RecordSearch }) {
  const navigate = useNavigate()
  const [adicionar] = useAdicionarMembroEventoMutation()
  const form = useZodForm(membroEventoInput, { idEvento })

  const save = async ({ idMembro }: z.output<typeof membroEventoInput>) => {
    await adicionar({ variables: { input: { idEvento: String(idEvento), idMembro: String(idMembro) } } })
    toast.success('Membro adicionado ao evento com sucesso.')
    navigate(eventoUrls.membros(idEvento))
  }

  return (
    <Form form={form} onSave={save} failureText="Não foi possível adicionar o membro ao evento.">
      <LeaveGuard form={form} />
      <Section title="Quem vai participar" help="Busque pelo nome ou pelo e-mail.">
        <RecordField control={form.control} name="idMembro" label="Membro" required wide found={people} />
      </Section>
      <FormFooter form={form} cancel={eventoUrls.membros(idEvento)} saveText="Adicionar" />
    </Form>
  )
}
