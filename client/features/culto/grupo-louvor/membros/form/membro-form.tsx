import type { z } from 'zod'
import { membroGrupoLouvorInput } from '../../../../../../schema/rules/culto/membro-grupo-louvor.input'
import { RecordField, RecordForm, Section, SelectField, useZodForm } from '../../../../../kernel/form'
import { ErrorState } from '../../../../../kernel/ui'
import { NobodyLeft, UsuarioChoicesDocument, useUsuarioSearch } from '../../../../acesso/usuario'
import { grupoLouvorUrls } from '../../urls'
import type { GrupoDoNovoMembroQuery } from './membro-form.generated'
import { GrupoDoNovoMembroDocument, useAdicionarMembroGrupoLouvorMutation } from './membro-form.generated'

const yesOrNo = [
  { value: 1, label: 'Sim' },
  { value: 0, label: 'Não' },
]

// The next person cannot be made the leader if the first one was: the form must know it before it asks again.
const options = { refetchQueries: [UsuarioChoicesDocument, GrupoDoNovoMembroDocument], awaitRefetchQueries: true }

type Props = { grupo: GrupoDoNovoMembroQuery['grupoLouvor'] }

export function MembroForm({ grupo }: Props) {
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1, foraDoGrupoLouvor: String(grupo.id) })
  const [adicionar] = useAdicionarMembroGrupoLouvorMutation(options)
  const form = useZodForm(membroGrupoLouvorInput, { idGrupo: grupo.id, membroLider: 0, statusMembro: 1 })
  const list = grupoLouvorUrls.membros(grupo.uuid)

  const save = async ({ idMembro, membroLider, statusMembro }: z.output<typeof membroGrupoLouvorInput>) => {
    const input = { idGrupo: String(grupo.id), idMembro: String(idMembro), membroLider, statusMembro }
    await adicionar({ variables: { input } })
    return { text: 'A pessoa foi adicionada ao grupo com sucesso.', to: list }
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NobodyLeft all="Todas as pessoas ativas já são membros deste grupo." />
  return (
    <RecordForm
      form={form}
      save={save}
      failureText="Houve um problema ao adicionar a pessoa ao grupo."
      cancel={list}
      saveText="Adicionar Pessoa"
      another={{ text: 'Adicionar e escolher outra' }}
    >
      <Section title="Quem entra no grupo" help="Só aparecem pessoas ativas que ainda não são membros.">
        <RecordField
          control={form.control}
          name="idMembro"
          label="Pessoa"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={pessoas}
        />
        {!grupo.lider && (
          <SelectField control={form.control} name="membroLider" label="Membro Líder?" choices={yesOrNo} />
        )}
      </Section>
    </RecordForm>
  )
}
