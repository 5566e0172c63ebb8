import type { z } from 'zod'
import { ensaioLouvorInput } from '../../../../../schema/rules/culto/ensaio-louvor.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, RecordField, RecordForm, Section, TimeField, useZodForm } from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { cultoChoice, useCultoSearch } from '../../culto'
import { useGrupoLouvorSearch } from '../../grupo-louvor'
import { ensaioLouvorUrls } from '../urls'
import type { EnsaioLouvorEdicaoFragment, GrupoDoNovoEnsaioQuery } from './ensaio-form.generated'
import { useAtualizarEnsaioLouvorMutation, useCriarEnsaioLouvorMutation } from './ensaio-form.generated'

type Props = {
  /** The group of a new rehearsal; without it the form has a field for the group. */
  grupo?: GrupoDoNovoEnsaioQuery['grupoLouvor']
  ensaio?: EnsaioLouvorEdicaoFragment
  onReload?: () => void
}

export function EnsaioForm({ grupo, ensaio, onReload }: Props) {
  const grupos = useGrupoLouvorSearch()
  const locais = useLocalSearch()
  const cultos = useCultoSearch({})
  const [criar] = useCriarEnsaioLouvorMutation()
  const [atualizar] = useAtualizarEnsaioLouvorMutation()
  const form = useZodForm(ensaioLouvorInput, ensaio ?? { idGrupo: grupo?.id })
  const { control } = form
  const uuidGrupo = ensaio?.grupo?.uuid ?? grupo?.uuid
  const list = uuidGrupo ? ensaioLouvorUrls.ofGroup(uuidGrupo) : ensaioLouvorUrls.list

  const save = async ({ idGrupo, localEnsaio, idCulto, ...values }: z.output<typeof ensaioLouvorInput>) => {
    const input = {
      ...values,
      idGrupo: String(idGrupo),
      localEnsaio: localEnsaio == null ? null : String(localEnsaio),
      idCulto: idCulto == null ? null : String(idCulto),
      // Saving a rehearsal always sets it to 'Marcado'.
      statusEnsaio: 'Marcado',
    }
    const { id, uuid, acoesPermitidas } = ensaio
      ? dataOf(await atualizar({ variables: { id: String(ensaio.id), input } })).atualizarEnsaioLouvor
      : dataOf(await criar({ variables: { input } })).criarEnsaioLouvor
    const text = ensaio ? 'Ensaio atualizado com sucesso!' : 'Ensaio criado com sucesso!'
    // The rehearsal's page is its setlist, which some users may not read.
    if (acoesPermitidas.includes('verSetlist')) return { text, to: ensaioLouvorUrls.setlist(uuid) }
    return { text, ...rowOf(list, id, { quando: 'todos' }) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Erro ao salvar o ensaio."
      cancel={list}
      record={ensaio}
      another={{ text: 'Salvar e criar outro', keep: ['idGrupo', 'horaEnsaio', 'localEnsaio'] }}
    >
      <Section
        title={ensaio?.grupo?.nomeGrupo ?? grupo?.nomeGrupo ?? 'O ensaio'}
        help={ensaio && 'Ao salvar, o ensaio fica marcado.'}
      >
        {!uuidGrupo && (
          <RecordField control={control} name="idGrupo" label="Grupo de louvor" required wide found={grupos} />
        )}
        <DateField control={control} name="dataEnsaio" label="Data" required />
        <TimeField control={control} name="horaEnsaio" label="Hora" required />
        <RecordField
          control={control}
          name="localEnsaio"
          label="Local"
          help="Em branco: sem local informado."
          found={locais}
          selected={ensaio?.local && localChoice(ensaio.local)}
        />
        <RecordField
          control={control}
          name="idCulto"
          label="Para o culto"
          help="As músicas do ensaio aparecem na página do culto."
          found={cultos}
          selected={ensaio?.culto && cultoChoice(ensaio.culto)}
        />
      </Section>
    </RecordForm>
  )
}
