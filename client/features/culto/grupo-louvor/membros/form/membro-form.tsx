import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { membroGrupoLouvorInput } from '../../../../../gql/regras/features/culto/grupo-louvor/membro-grupo-louvor.input'
import { Form, FormFooter, LeaveGuard, RecordField, Section, SelectField, useZodForm } from '../../../../../kernel/form'
import { ErrorState, toast } from '../../../../../kernel/ui'
import { NoPeople, useUsuarioSearch } from '../../../../pessoas/usuario'
import { grupoLouvorUrls } from '../../urls'
import type { GrupoDoNovoMembroQuery } from './membro-form.generated'
import { useAdicionarMembroGrupoLouvorMutation } from './membro-form.generated'

const yesOrNo = [
  { value: 1, label: 'Sim' },
  { value: 0, label: 'Não' },
]

type Props = {
  grupo: GrupoDoNovoMembroQuery['grupoLouvor']
  /** Numbers of the people who belong to it already. */
  members: readonly number[]
}

export function MembroForm({ grupo, members }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 }, grupo.idCliente)
  const [adicionar] = useAdicionarMembroGrupoLouvorMutation()
  const form = useZodForm(membroGrupoLouvorInput, { idGrupo: grupo.id, membroLider: 0, statusMembro: 1 })
  const list = grupoLouvorUrls.membros(grupo.uuid)

  const save = async ({ idMembro, membroLider, statusMembro }: z.output<typeof membroGrupoLouvorInput>) => {
    const input = { idGrupo: String(grupo.id), idMembro: String(idMembro), membroLider, statusMembro }
    await adicionar({ variables: { input, idCliente: grupo.idCliente } })
    toast.success('A pessoa foi adicionada ao grupo com sucesso.')
    navigate(list)
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NoPeople />
  const others = { ...pessoas, choices: pessoas.choices.filter(({ value }) => !members.includes(value)) }
  return (
    <Form form={form} onSave={save} failureText="Houve um problema ao adicionar a pessoa ao grupo.">
      <LeaveGuard form={form} />
      <Section title="Quem entra no grupo" help="Só aparecem pessoas ativas que ainda não são membros.">
        <RecordField
          control={form.control}
          name="idMembro"
          label="Pessoa"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={others}
        />
        {!grupo.lider && (
          <SelectField control={form.control} name="membroLider" label="Membro Líder?" choices={yesOrNo} />
        )}
      </Section>
      <FormFooter form={form} cancel={list} saveText="Adicionar Pessoa" />
    </Form>
  )
}
