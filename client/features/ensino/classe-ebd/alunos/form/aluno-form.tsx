import type { z } from 'zod'
import { membroClasseEBDInput } from '../../../../../gql/regras/features/ensino/classe-ebd/membro-classe-ebd.input'
import type { RecordSearch } from '../../../../../kernel/form'
import { RecordField, RecordForm, Section, useZodForm } from '../../../../../kernel/form'
import { classeUrls } from '../../urls'
import { useAdicionarMembroClasseEbdMutation } from './aluno-form.generated'

export function AlunoForm({ idClasse, people }: { idClasse: number; people: RecordSearch }) {
  const [adicionar] = useAdicionarMembroClasseEbdMutation()
  const form = useZodForm(membroClasseEBDInput, { idClasse, statusMembro: 'ativo' })

  const save = async ({ idMembro, statusMembro }: z.output<typeof membroClasseEBDInput>) => {
    const input = { idClasse: String(idClasse), idMembro: String(idMembro), statusMembro }
    await adicionar({ variables: { input } })
    return { text: 'Aluno adicionado à classe com sucesso.', to: classeUrls.alunos(idClasse) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      failureText="Não foi possível adicionar o aluno à classe."
      cancel={classeUrls.alunos(idClasse)}
      saveText="Adicionar"
      another={{ text: 'Adicionar e escolher outro' }}
    >
      <Section title="Novo aluno" help="Busque pelo nome ou pelo e-mail.">
        <RecordField control={form.control} name="idMembro" label="Aluno" required wide found={people} />
      </Section>
    </RecordForm>
  )
}
