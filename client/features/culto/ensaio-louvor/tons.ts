import { tons } from '../../../../schema/rules/culto/setlist-ensaio.rules'

/** The other name of the black keys, as many song sheets write them. */
const flats: Readonly<Record<string, string>> = { 'C#': 'Db', 'D#': 'Eb', 'F#': 'Gb', 'G#': 'Ab', 'A#': 'Bb' }

/** A key as musicians read it: 'A#m / Bbm'. */
export function tomText(tom: string): string {
  const flat = flats[tom.replace('m', '')]
  return flat ? `${tom} / ${flat}${tom.endsWith('m') ? 'm' : ''}` : tom
}

/** The musical keys of a song, for a select. */
export const tomChoices = tons.map((tom) => ({ value: tom, label: tomText(tom) }))
