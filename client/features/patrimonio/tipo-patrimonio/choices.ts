import { useTipoPatrimonioChoicesQuery } from './choices.generated'

/** The church's types of asset, for selects and filters. */
export function useTipoPatrimonioChoices() {
  const { data } = useTipoPatrimonioChoicesQuery()
  const tipos = data?.tipoPatrimonios.nodes ?? []
  return tipos.map(({ id, tipoPatrimonio }) => ({ value: String(id), label: tipoPatrimonio }))
}
