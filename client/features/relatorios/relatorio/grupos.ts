import type { Modulo } from '../../../../schema/rules/acesso/modulos.input'
import { relatorios, type TipoRelatorio } from '../../../../schema/rules/relatorios/relatorio.input'

export const MAIS = 'Mais relatórios'

const mais = new Set(Object.entries(relatorios).flatMap(([tipo, relatorio]) => ('mais' in relatorio ? [tipo] : [])))

/** The reports that the documents name have no group. */
export const grupoDe = (tipo: string): string | undefined => (mais.has(tipo) ? MAIS : undefined)

const modulos: Partial<Record<TipoRelatorio, Modulo>> = {
  batismos: 'batismos',
  'visitas-pastorais': 'visitas',
  celulas: 'celulas',
  'reunioes-lideranca': 'reunioes',
  missoes: 'missoes',
  'campanhas-missoes': 'missoes',
  'escalas-cultos': 'escalas',
  ebd: 'ebd',
  'centro-custo': 'planejamento',
  orcamentos: 'planejamento',
  'execucao-orcamentaria': 'planejamento',
  'execucao-por-centro': 'planejamento',
  patrimonios: 'patrimonio',
  manutencoes: 'patrimonio',
  recursos: 'salas',
}

/** The reports on what the church uses. */
export const usedReports = <Tipo extends { tipo: string }>(tipos: readonly Tipo[], uses: (modulo: Modulo) => boolean) =>
  tipos.filter(({ tipo }) => {
    const modulo = modulos[tipo as TipoRelatorio]
    return modulo === undefined || uses(modulo)
  })
