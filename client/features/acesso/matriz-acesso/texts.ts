import type { ColumnTexts } from '../../../kernel/feature'
import { usuarioTexts } from '../usuario'
import { textoAcesso } from './niveis'
import { NomesDasAreasDocument } from './nomes.generated'

/** The matrix of one perfil, as it is stored: { "celulas": "escrever meus" }. */
type Areas = Record<string, string>

export const texts: ColumnTexts = {
  perfil: usuarioTexts.perfil ?? {},
  areas: async (client) => {
    const { data } = await client.query({ query: NomesDasAreasDocument })
    const names = new Map(data?.matrizAcesso.areas.map(({ nome, titulo }) => [nome, titulo]))
    return (value) => {
      const cells = Object.entries(JSON.parse(value) as Areas)
      if (cells.length === 0) return 'Como na tabela de permissões'
      return cells
        .map(([area, cell]) => {
          const [nivel = '', alcance = 'tudo'] = cell.split(' ')
          return `${names.get(area) ?? area}: ${textoAcesso({ nivel, alcance })}`
        })
        .join('; ')
    }
  },
}
