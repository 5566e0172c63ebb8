import type { ColumnTexts } from '../../../kernel/feature'
import { moduloTexts } from '../uso'

const nomes: Readonly<Record<string, { nome: string }>> = moduloTexts

export const texts: ColumnTexts = {
  modulosDesligados: async () => (value) => {
    const modulos = JSON.parse(value) as string[]
    return modulos.map((modulo) => nomes[modulo]?.nome ?? modulo).join('; ') || 'Usa tudo'
  },
}
