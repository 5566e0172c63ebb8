import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { departamentoMembroInput } from '../../../../gql/regras/features/pessoas/departamento-membro/departamento-membro.input'
import { Form, FormFooter, LeaveGuard, RecordField, Section, useZodForm } from '../../../../kernel/form'
import { ErrorState, toast } from '../../../../kernel/ui'
import { departamentoUrls } from '../../departamento/urls'
import { useUsuarioSearch } from '../../usuario'
import { useAdicionarMembroMutation } from './membro-form.generated'
import { Nobody } from './nobody'

type Props = { departamento: { id: number; idCliente: number } }

export function MembroForm({ departamento: { id: idDepartamento, idCliente } }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1, foraDoDepartamento: String(idDepartamento) }, idCliente)
  const [adicionar] = useAdicionarMembroMutation()
  const form = useZodForm(departamentoMembroInput, { idDepartamento, statusMembro: 'ativo' })
  const membros = departamentoUrls.membros(idDepartamento)

  const save = async ({ idMembro, statusMembro }: z.output<typeof departamentoMembroInput>) => {
    const input = { idDepartamento: String(idDepartamento), idMembro: String(idMembro), statusMembro }
    await adicionar({ variables: { input, idCliente } })
    toast.success('A pessoa foi adicionada ao departamento com sucesso.')
    navigate(membros)
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  return (
    <>
      {pessoas.nobody && <Nobody />}
      <Form form={form} onSave={save} failureText="Não foi possível adicionar o membro ao departamento.">
        <LeaveGuard form={form} />
        <Section title="Quem entra no departamento" help="Só aparecem pessoas ativas que ainda não são membros.">
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
        <FormFooter form={form} cancel={membros} saveText="Adicionar Membro" />
      </Form>
    </>
  )
}
