import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroClasseEBDInput } from '../../../../../gql/regras/features/ensino/classe-ebd/membro-classe-ebd.input'
import type { RecordSearch } from '../../../../../kernel/form'
import { Form, FormFooter, LeaveGuard, RecordField, Section, useZodForm } from '../../../../../kernel/form'
import { toast } from '../../../../../kernel/ui'
import { classeUrls } from '../../urls'
import { useAdicionarMembroClasseEbdMutation } from './aluno-form.generated'

export function AlunoForm({ idClasse, people }: { idClasse: number; people: RecordSearch }) {
  const navigate = useNavigate()
  const [adicionar] = useAdicionarMembroClasseEbdMutation()
  const form = useZodForm(membroClasseEBDInput, { idClasse, statusMembro: 'ativo' })

  const save = async ({ idMembro, statusMembro }: z.output<typeof membroClasseEBDInput>) => {
    const input = { idClasse: String(idClasse), idMembro: String(idMembro), statusMembro }
    await adicionar({ variables: { input } })
    toast.success('Aluno adicionado à classe com sucesso.')
    navigate(classeUrls.alunos(idClasse))
  }

  return (
    <Form form={form} onSave={save} failureText="Não foi possível adicionar o aluno à classe.">
      <LeaveGuard form={form} />
      <Section title="Novo aluno" help="Busque pelo nome ou pelo e-mail.">
        <RecordField control={form.control} name="idMembro" label="Aluno" required wide found={people} />
      </Section>
      <FormFooter form={form} cancel={classeUrls.alunos(idClasse)} saveText="Adicionar" />
    </Form>
  )
}
