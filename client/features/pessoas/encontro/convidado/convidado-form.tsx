import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroEncontroInput } from '../../../../../schema/rules/pessoas/encontro.input'
import { Form, FormFooter, LeaveGuard, RecordField, Section, useZodForm } from '../../../../kernel/form'
import { ErrorState, toast } from '../../../../kernel/ui'
import { NobodyLeft, useUsuarioSearch } from '../../../acesso/usuario'
import type { EncontroDoConvidadoQuery } from './convidado.generated'
import { useAdicionarMembroEncontroMutation } from './convidado.generated'

type Props = { encontro: EncontroDoConvidadoQuery['encontro']; back: string }

export function ConvidadoForm({ encontro, back }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1, foraDoEncontro: String(encontro.id) })
  const [adicionar] = useAdicionarMembroEncontroMutation()
  const form = useZodForm(membroEncontroInput, {})

  const save = async ({ idMembro }: z.output<typeof membroEncontroInput>) => {
    await adicionar({ variables: { input: { idEncontro: String(encontro.id), idMembro: String(idMembro) } } })
    toast.success('A pessoa foi adicionada ao encontro com sucesso.')
    navigate(back)
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NobodyLeft all="Todas as pessoas ativas já estão neste encontro." />
  return (
    <Form form={form} onSave={save} failureText="Não foi possível adicionar o membro ao encontro.">
      <LeaveGuard form={form} />
      <Section title="Quem mais esteve no encontro" help="Uma pessoa da igreja, membro da célula ou não.">
        <RecordField
          control={form.control}
          name="idMembro"
          label="Membro"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={pessoas}
        />
      </Section>
      <FormFooter form={form} cancel={back} saveText="Adicionar Membro" />
    </Form>
  )
}
