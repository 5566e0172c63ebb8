import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroMissaoInput } from '../../../../../gql/regras/features/missoes/missao/membro-missao.input'
import type { RecordSearch } from '../../../../../kernel/form'
import { Form, FormFooter, LeaveGuard, RecordField, Section, useZodForm } from '../../../../../kernel/form'
import { toast } from '../../../../../kernel/ui'
import { missaoUrls } from '../../urls'
import { useAdicionarMembroMissaoMutation } from './membro-form.generated'

export function MembroForm({ idMissao, people }: { idMissao: number; people: RecordSearch }) {
  const navigate = useNavigate()
  const [adicionar] = useAdicionarMembroMissaoMutation()
  const form = useZodForm(membroMissaoInput, { idMissao, statusMembro: 'ativo' })

  const save = async ({ idMembro, statusMembro }: z.output<typeof membroMissaoInput>) => {
    const input = { idMissao: String(idMissao), idMembro: String(idMembro), statusMembro }
    await adicionar({ variables: { input } })
    toast.success('Membro adicionado à missão com sucesso.')
    navigate(missaoUrls.membros(idMissao))
  }

  return (
    <Form form={form} onSave={save} failureText="Não foi possível adicionar o membro à missão.">
      <LeaveGuard form={form} />
      <Section title="Quem vai participar" help="Busque pelo nome ou pelo e-mail.">
        <RecordField control={form.control} name="idMembro" label="Membro" required wide found={people} />
      </Section>
      <FormFooter form={form} cancel={missaoUrls.membros(idMissao)} saveText="Adicionar" />
    </Form>
  )
}
