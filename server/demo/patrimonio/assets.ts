import type { DateOnly } from '../../../schema/rules/dates.js'
import { normaliseDecimal } from '../../../schema/rules/money.js'
import { addDays, daysBetween } from '../days.js'
import type { Random } from '../random.js'
import { type Item, kinds, type Tipo } from './catalog.js'

/** An asset without its code, responsible person and type id. */
export interface PlannedAsset {
  nomePatrimonio: string
  tipo: Tipo
  localizacaoPatrimonio: string
  descricaoPatrimonio: string | null
  dataAquisicaoPatrimonio: DateOnly
  dataNotaFiscalPatrimonio: DateOnly | null
  fornecedorPatrimonio: string | null
  valorCompraPatrimonio: string
  valorAtualPatrimonio: string
  estadoConservacaoPatrimonio: string
}

/** The assets of one line of an inventory. Assets of the same kind are mostly bought together. */
export function drawAssets(
  random: Random,
  tipo: Tipo,
  item: Item,
  today: DateOnly,
  [newest, oldest] = kinds[tipo].bought,
): PlannedAsset[] {
  const together = addDays(today, -random.int(newest, oldest))
  return Array.from({ length: item.count }, () => {
    const bought = random.chance(0.7) ? together : addDays(together, -random.int(60, 500))
    return drawAsset(random, tipo, item, bought, today)
  })
}

function drawAsset(
  random: Random,
  tipo: Tipo,
  { name, price, place }: Item,
  bought: DateOnly,
  today: DateOnly,
): PlannedAsset {
  const { suppliers } = kinds[tipo]
  const age = daysBetween(bought, today) / 365
  const given = price < 4000 && random.chance(0.1)
  const paid = Math.round(price * (1 - Math.min(age, 8) * 0.035))
  return {
    nomePatrimonio: name,
    tipo,
    localizacaoPatrimonio: place,
    descricaoPatrimonio: given ? 'Doado por uma família da igreja.' : description(random, tipo, name),
    dataAquisicaoPatrimonio: bought,
    dataNotaFiscalPatrimonio: given || !suppliers.length ? null : addDays(bought, random.int(-3, 0)),
    fornecedorPatrimonio: given || !suppliers.length ? null : random.pick(suppliers),
    valorCompraPatrimonio: reais(paid),
    valorAtualPatrimonio: reais(
      tipo === 'Imóveis' ? paid * 1.045 ** age : paid * Math.max(0.1, 1 - (age / kinds[tipo].years) * 0.9),
    ),
    estadoConservacaoPatrimonio:
      tipo === 'Imóveis' ? 'Bom' : condition((age / kinds[tipo].years) * (0.7 + random.next() * 0.6)),
  }
}

/**
 * The condition of an asset.
 * @param worn elapsed share of the usual lifetime
 */
function condition(worn: number): string {
  if (worn < 0.06) return 'Novo'
  if (worn < 0.25) return 'Ótimo'
  if (worn < 0.62) return 'Bom'
  if (worn < 0.92) return 'Regular'
  return worn < 1.12 ? 'Ruim' : 'Inservível'
}

function description(random: Random, tipo: Tipo, name: string): string | null {
  const numbered = ['Som e vídeo', 'Instrumentos musicais', 'Informática'].includes(tipo) && !name.includes('(lote')
  if (!numbered || !random.chance(0.55)) return null
  const serial = Array.from({ length: 8 }, () => random.pick([...'0123456789ABCDEFHKLMNPRSTX'])).join('')
  return `Nº de série ${serial}.${random.chance(0.3) ? ' Acompanha capa e cabo de força.' : ''}`
}

const reais = (value: number): string => normaliseDecimal(value.toFixed(2))
