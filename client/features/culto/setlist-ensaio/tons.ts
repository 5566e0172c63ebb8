import { tons } from '../../../gql/regras/features/culto/ensaio-louvor/setlist-ensaio.rules'

/** The musical keys of a song, for a select. */
export const tomChoices = tons.map((tom) => ({ value: tom, label: tom }))
