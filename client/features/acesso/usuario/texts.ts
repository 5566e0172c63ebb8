import type { ColumnTexts } from '../../../kernel/feature'
import { PerfilChoicesDocument } from './perfis.generated'

export const texts: ColumnTexts = {
  // no texts for perfis here, because a church may give them other names
  perfil: async (client) => {
    const { data } = await client.query({ query: PerfilChoicesDocument })
    return Object.fromEntries((data?.nivelUsuarios ?? []).map(({ perfil, nome }) => [perfil, nome]))
  },
}
