/** A cost centre of a demo church. */
interface CostCentre {
  nome: string
  descricao?: string
  /** the department responsible for it; if the church does not have it, any department */
  departamento: string
  /** words in the descriptions of the ledger entries that belong to it */
  lancamentos: readonly string[]
  /** whether the cost centre is inactive */
  desativado?: boolean
}

type Kind = 'pagar' | 'receber'

interface Plan {
  tipo: Kind
  descricao: string
  /** name of the cost centre */
  centro: string
  /** amount in whole cents; for instalments, the total */
  valor: number
  /** whether a person is responsible for it, not the church */
  responsavel?: boolean
}

/** Repeats every month, unless it says otherwise; its first record is from this number of months ago. */
interface RepeatedAccount extends Plan {
  frequencia?: 'anual'
  dia: number
  meses: number
}

/** One instalment a month; the first is due this number of days from today. */
interface Instalments extends Plan {
  parcelas: number
  primeira: number
}

/** A part of a payable or receivable that is paid; amounts in whole cents. */
interface PaidPart {
  dia: number
  valor: number
  juros?: number
  multa?: number
  desconto?: number
  meio: string
  observacao?: string
}

/** Due this number of days from today. Past payables and receivables are settled, unless they have `aberta`. */
interface SingleAccount extends Plan {
  vence: number
  aberta?: boolean
  /** parts of an open one that are paid, on the day this number of days from today */
  partes?: readonly PaidPart[]
  /** whether it was cancelled */
  cancelada?: boolean
}

export interface AccountsPlan {
  centros: readonly CostCentre[]
  mensais: readonly RepeatedAccount[]
  parceladas: readonly Instalments[]
  avulsas: readonly SingleAccount[]
}

const betel: AccountsPlan = {
  centros: [
    {
      nome: 'Manutenção do templo',
      descricao: 'Contas do prédio, limpeza e reparos.',
      departamento: 'Diaconia',
      lancamentos: [
        'Energia elétrica',
        'Água',
        'Limpeza',
        'Produtos de limpeza',
        'Reparo',
        'Pintura',
        'Troca',
        'Conserto',
      ],
    },
    {
      nome: 'Pessoal',
      descricao: 'Prebenda, salários e encargos.',
      departamento: 'Recepção',
      lancamentos: ['Prebenda', 'Salário', 'INSS', 'Décimo terceiro'],
    },
    {
      nome: 'Secretaria',
      departamento: 'Recepção',
      lancamentos: ['Internet', 'Tarifas', 'Material de escritório', 'Copos'],
    },
    { nome: 'Louvor e som', departamento: 'Louvor e Adoração', lancamentos: ['Cabos', 'Microfones', 'Cenário'] },
    { nome: 'Missões', departamento: 'Intercessão', lancamentos: ['Sustento missionário'] },
    {
      nome: 'Ação social',
      descricao: 'Cestas básicas e atendimento às famílias.',
      departamento: 'Ação Social',
      lancamentos: ['Cestas', 'Doação para ação social', 'Bazar'],
    },
    {
      nome: 'Educação cristã',
      departamento: 'Ministério Infantil',
      lancamentos: ['Revistas', 'Material do infantil'],
    },
    { nome: 'Jovens e retiros', departamento: 'Jovens', lancamentos: ['Ônibus', 'Oferta do culto de jovens'] },
    { nome: 'Salão social', descricao: 'Aluguéis e cantina.', departamento: 'Mulheres', lancamentos: ['Cantina'] },
    {
      nome: 'Reforma do telhado',
      descricao: 'Campanha encerrada.',
      departamento: 'Diaconia',
      lancamentos: ['Doação para a reforma'],
      desativado: true,
    },
  ],
  mensais: [
    { tipo: 'pagar', descricao: 'Aluguel da casa pastoral', centro: 'Pessoal', valor: 1_850_00, dia: 5, meses: 20 },
    { tipo: 'pagar', descricao: 'Contador', centro: 'Secretaria', valor: 480_00, dia: 15, meses: 20 },
    { tipo: 'pagar', descricao: 'Seguro do templo', centro: 'Manutenção do templo', valor: 312_75, dia: 31, meses: 11 },
    {
      tipo: 'pagar',
      descricao: 'IPTU da casa pastoral',
      centro: 'Pessoal',
      valor: 1_164_80,
      dia: 20,
      meses: 16,
      frequencia: 'anual',
    },
    {
      tipo: 'pagar',
      descricao: 'Monitoramento do alarme',
      centro: 'Manutenção do templo',
      valor: 139_90,
      dia: 28,
      meses: 14,
    },
    {
      tipo: 'receber',
      descricao: 'Locação da quadra à escola vizinha',
      centro: 'Salão social',
      valor: 900_00,
      dia: 10,
      meses: 18,
      responsavel: true,
    },
    {
      tipo: 'receber',
      descricao: 'Antena da operadora no terreno',
      centro: 'Manutenção do templo',
      valor: 1_420_00,
      dia: 20,
      meses: 16,
    },
  ],
  parceladas: [
    {
      tipo: 'pagar',
      descricao: 'Mesa de som digital',
      centro: 'Louvor e som',
      valor: 12_490_00,
      parcelas: 10,
      primeira: -160,
      responsavel: true,
    },
    {
      tipo: 'pagar',
      descricao: 'Ar-condicionado do salão social',
      centro: 'Salão social',
      valor: 8_765_00,
      parcelas: 6,
      primeira: -70,
    },
    {
      tipo: 'pagar',
      descricao: 'Cadeiras do templo',
      centro: 'Manutenção do templo',
      valor: 21_999_90,
      parcelas: 12,
      primeira: -500,
    },
    {
      tipo: 'receber',
      descricao: 'Venda do piano antigo',
      centro: 'Louvor e som',
      valor: 3_500_00,
      parcelas: 4,
      primeira: -45,
      responsavel: true,
    },
  ],
  avulsas: [
    {
      tipo: 'pagar',
      descricao: 'Gráfica: folhetos da cantata',
      centro: 'Louvor e som',
      valor: 640_00,
      vence: -9,
      aberta: true,
      responsavel: true,
    },
    {
      tipo: 'pagar',
      descricao: 'Dedetização do templo',
      centro: 'Manutenção do templo',
      valor: 780_00,
      vence: -3,
      aberta: true,
      partes: [{ dia: -3, valor: 390_00, meio: 'pix', observacao: 'Metade na entrega.' }],
    },
    {
      tipo: 'pagar',
      descricao: 'Sinal do sítio para o retiro',
      centro: 'Jovens e retiros',
      valor: 2_400_00,
      vence: 6,
      responsavel: true,
    },
    { tipo: 'pagar', descricao: 'Cestas de Natal, fornecedor', centro: 'Ação social', valor: 3_180_50, vence: 13 },
    {
      tipo: 'pagar',
      descricao: 'Revistas da EBD, próximo trimestre',
      centro: 'Educação cristã',
      valor: 1_126_40,
      vence: 24,
    },
    { tipo: 'pagar', descricao: 'Recarga dos extintores', centro: 'Manutenção do templo', valor: 420_00, vence: -38 },
    {
      tipo: 'pagar',
      descricao: 'Camisetas do acampamento',
      centro: 'Jovens e retiros',
      valor: 1_960_00,
      vence: -120,
      responsavel: true,
    },
    { tipo: 'pagar', descricao: 'Passagens da equipe missionária', centro: 'Missões', valor: 2_748_20, vence: -96 },
    {
      tipo: 'pagar',
      descricao: 'Banda convidada, cachê',
      centro: 'Louvor e som',
      valor: 1_500_00,
      vence: 17,
      cancelada: true,
    },
    {
      tipo: 'receber',
      descricao: 'Aluguel do salão: aniversário',
      centro: 'Salão social',
      valor: 700_00,
      vence: -12,
      aberta: true,
      partes: [
        { dia: -12, valor: 300_00, meio: 'pix' },
        { dia: -5, valor: 150_00, juros: 4_50, multa: 3_00, meio: 'dinheiro', observacao: 'Pagou na secretaria.' },
      ],
    },
    { tipo: 'receber', descricao: 'Aluguel do salão: casamento', centro: 'Salão social', valor: 1_100_00, vence: 9 },
    {
      tipo: 'receber',
      descricao: 'Inscrições do retiro, segundo lote',
      centro: 'Jovens e retiros',
      valor: 2_875_00,
      vence: 22,
      responsavel: true,
    },
    {
      tipo: 'receber',
      descricao: 'Repasse da cantina das mulheres',
      centro: 'Salão social',
      valor: 834_70,
      vence: -27,
    },
    {
      tipo: 'receber',
      descricao: 'Reembolso do seguro: vidros',
      centro: 'Manutenção do templo',
      valor: 1_260_00,
      vence: -210,
    },
  ],
}

const esperanca: AccountsPlan = {
  centros: [
    {
      nome: 'Casa de cultos',
      departamento: 'Acolhimento',
      lancamentos: ['Energia elétrica', 'Água', 'Produtos de limpeza', 'Pequenos reparos'],
    },
    { nome: 'Pastor', departamento: 'Acolhimento', lancamentos: ['Ajuda de custo'] },
    { nome: 'Crianças', departamento: 'Crianças', lancamentos: ['Material das crianças'] },
  ],
  mensais: [
    {
      tipo: 'pagar',
      descricao: 'Aluguel do salão de cultos',
      centro: 'Casa de cultos',
      valor: 650_00,
      dia: 8,
      meses: 12,
    },
    {
      tipo: 'receber',
      descricao: 'Cessão da sala ao curso de reforço',
      centro: 'Casa de cultos',
      valor: 400_00,
      dia: 12,
      meses: 10,
    },
  ],
  parceladas: [
    {
      tipo: 'pagar',
      descricao: 'Caixa de som',
      centro: 'Casa de cultos',
      valor: 1_899_00,
      parcelas: 5,
      primeira: -65,
      responsavel: true,
    },
  ],
  avulsas: [
    {
      tipo: 'pagar',
      descricao: 'Ventiladores do salão',
      centro: 'Casa de cultos',
      valor: 537_80,
      vence: -4,
      aberta: true,
    },
    { tipo: 'pagar', descricao: 'Lembranças da festa das crianças', centro: 'Crianças', valor: 218_00, vence: 11 },
    {
      tipo: 'receber',
      descricao: 'Rifa da ação entre amigos',
      centro: 'Casa de cultos',
      valor: 480_00,
      vence: 5,
      responsavel: true,
    },
  ],
}

/** The planned payables and receivables of each church, by the church's key. */
export const accountsOf: Readonly<Record<string, AccountsPlan>> = { betel, esperanca }
