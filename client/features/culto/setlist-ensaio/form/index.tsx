import { useParams } from 'react-router-dom'
import type { z } from 'zod'
import { musicaInput } from '../../../../../schema/rules/culto/setlist-ensaio.input'
import { RecordForm, Section, useZodForm } from '../../../../kernel/form'
import { PageHeader } from '../../../../kernel/ui'
import { ensaioLouvorUrls } from '../../ensaio-louvor/urls'
import { SetlistEnsaioDocument } from '../list/setlist.generated'
import { MusicaFields } from './fields'
import { useAdicionarMusicaSetlistMutation } from './musica-form.generated'

/** Adds a song at the end of the setlist of the rehearsal in the address. */
export function Component() {
  const { id = '' } = useParams()
  const setlist = ensaioLouvorUrls.setlist(id)
  const [adicionar] = useAdicionarMusicaSetlistMutation({ refetchQueries: [SetlistEnsaioDocument] })
  const form = useZodForm(musicaInput, {})

  const save = async ({ versao: _, ...musica }: z.output<typeof musicaInput>) => {
    await adicionar({ variables: { input: { ...musica, idEnsaio: id } } })
    return { text: 'Música adicionada ao setlist!', to: setlist }
  }

  return (
    <>
      <PageHeader
        title="Adicionar Música ao Setlist"
        crumbs={[{ text: 'Louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }, { text: 'Setlist', to: setlist }]}
      />
      <RecordForm
        form={form}
        save={save}
        failureText="Erro ao adicionar música."
        cancel={setlist}
        saveText="Salvar Música no Setlist"
        another={{ text: 'Salvar e adicionar outra' }}
      >
        <Section title="A música">
          <MusicaFields control={form.control} />
        </Section>
      </RecordForm>
    </>
  )
}
