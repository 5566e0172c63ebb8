import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroCelulaInput } from '../../../../gql/regras/features/pessoas/membro-celula/membro-celula.input'
import { Form, FormFooter, LeaveGuard, RecordField, Section, SwitchField, useZodForm } from '../../../../kernel/form'
import { ErrorState, toast } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { NoPeople, useUsuarioSearch } from '../../usuario'
import type { CelulaDoNovoMembroQuery } from './membro-form.generated'
import { useAdicionarMembroCelulaMutation } from './membro-form.generated'

type Props = {
  celula: CelulaDoNovoMembroQuery['celula']
  /** Numbers of the people who belong to it already. */
  members: readonly number[]
}

export function MembroForm({ celula, members }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 }, celula.idCliente)
  const [adicionar] = useAdicionarMembroCelulaMutation()
  const form = useZodForm(membroCelulaInput, { idCelula: celula.id, membroLider: 0 })
  const list = celulaUrls.membros(celula.id)

  const save = async ({ idMembro, membroLider }: z.output<typeof membroCelulaInput>) => {
    const input = { idCelula: String(celula.id), idMembro: String(idMembro), membroLider }
    await adicionar({ variables: { input, idCliente: celula.idCliente } })
    toast.success('A pessoa foi adicionada à célula com sucesso.')
    navigate(list)
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NoPeople />
  const others = { ...pessoas, choices: pessoas.choices.filter(({ value }) => !members.includes(value)) }
  return (
    <Form form={form} onSave={save} failureText="Não foi possível adicionar o membro à célula.">
      <LeaveGuard form={form} />
      <Section title="Quem entra na célula" help="Só aparecem pessoas ativas que ainda não são membros.">
        <RecordField
          control={form.control}
          name="idMembro"
          label="Membro"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={others}
        />
        {celula.idResponsavel === null ? (
          <p>O primeiro membro é o responsável pela célula.</p>
        ) : (
          <SwitchField
            control={form.control}
            name="membroLider"
            label="Responsável pela célula"
            help="O responsável atual passa a ser um membro comum."
          />
        )}
      </Section>
      <FormFooter form={form} cancel={list} saveText="Adicionar Membro" />
    </Form>
  )
}
