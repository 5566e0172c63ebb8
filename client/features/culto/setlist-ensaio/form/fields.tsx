import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { musicaInput } from '../../../../../schema/rules/culto/setlist-ensaio.input'
import { SelectField, TextField } from '../../../../kernel/form'
import { tomChoices } from '../../ensaio-louvor'

type Song = z.input<typeof musicaInput>

/** The fields of a song, for the form that adds one and the dialog that edits one. */
export function MusicaFields<Out>({ control }: { control: Control<Song, unknown, Out> }) {
  return (
    <>
      <TextField control={control} name="nomeMusica" label="Nome da música" required wide maxLength={120} />
      <SelectField control={control} name="tomMusica" label="Tom" required choices={tomChoices} />
      <TextField
        control={control}
        name="linkMusica"
        label="Link"
        type="url"
        placeholder="https://"
        help="De um serviço de vídeo ou áudio; opcional."
        maxLength={500}
      />
    </>
  )
}
