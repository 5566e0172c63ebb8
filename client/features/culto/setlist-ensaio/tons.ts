import { tons } from '../../../gql/regras/features/culto/ensaio-louvor/setlist-ensaio.rules'

/** The keys of a song, as a select offers them. */
export const tomChoices = tons.map((tom) => ({ value: tom, label: tom }))
