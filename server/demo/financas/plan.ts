/** Where a church's money lies. */
export type Place = 'caixa' | 'banco' | 'reserva'

/** A regular ledger entry. Amounts are whole cents. */
export interface Regular {
  tabela: 'entrada' | 'saida'
  /** one of these texts; {mes} is replaced by the month's name */
  descricao: string | readonly string[]
  /** category number, see categoriasEntrada and categoriasSaida */
  categoria: number
  /** range of the amount: from, to */
  valor: readonly [number, number]
  /** amounts are multiples of this number; 1 by default */
  passo?: number
  /** where the money lies; by default in the bank */
  lugar?: Place
}

interface Weekly extends Regular {
  /** 0 for Sunday */
  dia: number
  /** the probability in each week; always by default */
  chance?: number
}

interface Monthly extends Regular {
  /** day of the month on which it is entered */
  dia: number
  chance?: number
  /** only in these months, 1 to 12 */
  meses?: readonly number[]
}

/**
 * Incomes and expenses of a church of this size. Ledger entries that other records create are not in this plan: tithes
 * of known people, offerings of lessons, settled payables and receivables, and maintenances. The total balance must
 * stay positive, so the entries of this plan give a small surplus.
 */
export interface FinancePlan {
  /** the balance when the church started to use the system, in whole cents; what is not in the reserve is in the bank */
  saldoInicial: number
  banco: { nome: string; banco: string; agencia: string; numero: string }
  reserva: { nome: string; tipo: 'aplicacao' | 'poupanca'; banco: string; saldoInicial: number }
  semanais: readonly Weekly[]
  mensais: readonly Monthly[]
}

const entrada = (categoria: number, descricao: Regular['descricao'], from: number, until: number, passo = 100) =>
  ({ tabela: 'entrada', categoria, descricao, valor: [from, until], passo }) as const
const saida = (categoria: number, descricao: Regular['descricao'], from: number, until = from, passo = 1) =>
  ({ tabela: 'saida', categoria, descricao, valor: [from, until], passo }) as const

const everyThird = [2, 5, 8, 11]

export const financasBetel: FinancePlan = {
  saldoInicial: 42_380_15,
  banco: { nome: 'Banco do Brasil', banco: '001', agencia: '3456-7', numero: '45678-9' },
  reserva: { nome: 'Aplicação do templo', tipo: 'aplicacao', banco: '001', saldoInicial: 15_000_00 },
  semanais: [
    { dia: 0, ...entrada(2, 'Oferta do culto de domingo', 980_00, 2_350_00, 5) },
    { dia: 0, ...entrada(1, 'Dízimos sem identificação', 1_150_00, 2_900_00, 10_00) },
    { dia: 3, lugar: 'caixa', ...entrada(2, 'Oferta do culto de quarta-feira', 140_00, 520_00, 5) },
    { dia: 6, chance: 0.35, lugar: 'caixa', ...entrada(2, 'Oferta do culto de jovens', 60_00, 310_00, 5) },
    { dia: 1, chance: 0.2, ...saida(3, ['Produtos de limpeza', 'Copos e guardanapos', 'Água mineral'], 78_00, 340_00) },
  ],
  mensais: [
    { dia: 1, lugar: 'reserva', ...entrada(5, 'Rendimento da aplicação', 58_00, 141_00, 1) },
    {
      dia: 12,
      chance: 0.5,
      ...entrada(3, ['Doação para a reforma do templo', 'Doação para ação social'], 200_00, 2_500_00, 50_00),
    },
    {
      dia: 20,
      meses: everyThird,
      ...entrada(5, ['Bazar beneficente', 'Cantina da noite de massas'], 1_150_00, 3_600_00, 5),
    },
    { dia: 24, meses: [12], ...entrada(2, 'Oferta de Natal', 4_200_00, 6_300_00, 5) },
    { dia: 5, ...saida(1, 'Prebenda do pastor, {mes}', 5_200_00) },
    { dia: 5, ...saida(1, 'Salário da secretária, {mes}', 2_150_00) },
    { dia: 5, ...saida(1, 'Salário do zelador, {mes}', 1_985_00) },
    { dia: 20, ...saida(1, 'INSS e FGTS, {mes}', 1_312_40) },
    { dia: 18, meses: [12], ...saida(1, 'Décimo terceiro salário', 4_135_00) },
    { dia: 10, ...saida(4, 'Energia elétrica, {mes}', 1_180_00, 2_460_00) },
    { dia: 12, ...saida(4, 'Água e esgoto, {mes}', 290_00, 540_00) },
    { dia: 15, ...saida(4, 'Internet e telefone, {mes}', 289_90) },
    { dia: 2, ...saida(5, 'Tarifas bancárias, {mes}', 59_90) },
    { dia: 8, ...saida(5, 'Sustento missionário, {mes}', 1_500_00) },
    { dia: 16, ...saida(5, 'Cestas básicas da ação social', 620_00, 1_240_00) },
    {
      dia: 9,
      chance: 0.7,
      ...saida(
        3,
        ['Revistas da EBD', 'Material de escritório', 'Cabos e pilhas do som', 'Material do infantil'],
        95_00,
        880_00,
      ),
    },
    {
      dia: 22,
      chance: 0.45,
      ...saida(
        2,
        ['Reparo no telhado', 'Pintura da sala das crianças', 'Troca de lâmpadas', 'Conserto do portão'],
        160_00,
        1_350_00,
      ),
    },
    { dia: 14, meses: [12], ...saida(3, 'Cenário e figurino da cantata', 980_00, 1_900_00) },
    { dia: 3, meses: [7], ...saida(5, 'Ônibus do retiro de inverno', 3_400_00, 4_100_00) },
  ],
}

export const financasEsperanca: FinancePlan = {
  saldoInicial: 3_120_40,
  banco: { nome: 'Caixa Econômica', banco: '104', agencia: '0867', numero: '1234-5' },
  reserva: { nome: 'Poupança', tipo: 'poupanca', banco: '104', saldoInicial: 1_000_00 },
  semanais: [
    { dia: 0, ...entrada(2, 'Oferta do culto', 180_00, 520_00, 5) },
    { dia: 0, ...entrada(1, 'Dízimos sem identificação', 260_00, 760_00, 10_00) },
  ],
  mensais: [
    { dia: 7, chance: 0.3, ...entrada(3, 'Doação', 100_00, 800_00, 50_00) },
    { dia: 5, ...saida(1, 'Ajuda de custo do pastor, {mes}', 1_800_00) },
    { dia: 10, ...saida(4, 'Energia elétrica, {mes}', 190_00, 380_00) },
    { dia: 12, ...saida(4, 'Água, {mes}', 70_00, 130_00) },
    { dia: 20, chance: 0.6, ...saida(3, ['Produtos de limpeza', 'Material das crianças'], 60_00, 260_00) },
    { dia: 25, chance: 0.25, ...saida(2, 'Pequenos reparos', 80_00, 420_00) },
  ],
}
