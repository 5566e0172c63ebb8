import { type Decimal, formatMoney } from '../../../../schema/rules/money.js'
import { counted, monthsInWords } from '../../../../schema/rules/words.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

interface State {
  excluidoEm: Date | null
  fixa: boolean
  ativa: boolean
  natureza: string
}

/** `acoesPermitidas` of a category: a root can only be edited and split, because old integrations know its number. */
export function actionsOfCategoria(row: State, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'categoria.escrever')
  if (!actions.includes('editar')) return actions
  // a split writes entries, and so does a merge
  const changesLancamentos = who.can(row.natureza === 'receita' ? 'entrada.escrever' : 'saida.escrever')
  const [merge, separar] = changesLancamentos ? [['juntar'], ['separar']] : [[], []]
  return row.fixa ? ['editar', ...separar] : [...actions, row.ativa ? 'desativar' : 'ativar', ...merge, ...separar]
}

interface Contagem {
  lancamentos: number
  fechados: number
  contas: number
  rascunhos: number
}

/** What a merge did, for the person who asked for it. */
export function juncaoSentence(
  { lancamentos, fechados, contas, rascunhos }: Contagem,
  { de, para, stays }: { de: string; para: string; stays: boolean },
): string {
  const moved = [
    counted(lancamentos, 'lançamento', 'lançamentos'),
    counted(contas, 'conta', 'contas'),
    counted(rascunhos, 'rascunho de previsão', 'rascunhos de previsão'),
  ].filter((text) => text !== null)
  const first = moved.length
    ? `Agora em "${para}": ${moved.join(', ')}.`
    : `Nada de "${de}" havia para passar a "${para}".`
  if (!stays) return `${first} "${de}" foi excluída.`
  const closed = counted(fechados, 'lançamento de mês fechado', 'lançamentos de meses fechados, com os estornos deles')
  return `${first} "${de}" foi desativada e guarda ${closed ?? 'os valores de previsões aprovadas'}.`
}

interface SplitCategoria {
  lancamentos: number
  soma: Decimal
  contas: number
  fechados: number
  mesesFechados: readonly string[]
  deOutros: number
}

/** Why chosen entries stay; nothing when all of them move. */
function whatStays({ fechados, mesesFechados, deOutros }: SplitCategoria): string {
  const closed = counted(fechados, 'lançamento de mês fechado', 'lançamentos de meses fechados')
  const others = counted(
    deOutros,
    'lançamento que vem de outro registro, e só muda dentro da mesma categoria principal',
    'lançamentos que vêm de outros registros, e só mudam dentro da mesma categoria principal',
  )
  const parts = [closed && `${closed} (${monthsInWords(mesesFechados)})`, others].filter((text) => text !== null)
  return parts.length ? ` ${fechados + deOutros === 1 ? 'Ficou' : 'Ficaram'}: ${parts.join('; ')}.` : ''
}

/** The message after a split: what moved, and what stayed and why. */
export const separacaoSentence = (split: SplitCategoria, to: string): string => {
  const { lancamentos, soma, contas } = split
  const moved = [
    counted(lancamentos, 'lançamento', 'lançamentos'),
    counted(contas, lancamentos === 1 ? 'conta que ele paga' : 'conta que eles pagam', 'contas que eles pagam'),
  ].filter((text) => text !== null)
  return `Agora em "${to}": ${moved.join(' e ')}, que ${lancamentos === 1 ? 'soma' : 'somam'} ${formatMoney(soma)}.${whatStays(split)}`
}

/** Why nothing can be split. */
export const nothingToSplit = (split: SplitCategoria): string => `Nenhum lançamento para separar.${whatStays(split)}`

/** A category of the suggested chart. */
interface SuggestedCategoria {
  natureza: 'receita' | 'despesa'
  raiz: number
  nome: string
  codigoContador: string
  restrita?: true
  tipoPagamento?: string
}

const receita = (raiz: number, codigoContador: string, nome: string): SuggestedCategoria => ({
  natureza: 'receita',
  raiz,
  nome,
  codigoContador,
})
const despesa = (raiz: number, codigoContador: string, nome: string): SuggestedCategoria => ({
  natureza: 'despesa',
  raiz,
  nome,
  codigoContador,
})

/** Usual codes of accountants for the fixed categories, by kind and number. What lies in them is what no category below has. */
export const codigosOfFixed: Readonly<Record<'receita' | 'despesa', Readonly<Record<number, string>>>> = {
  receita: { 1: '4.1.1.01', 2: '4.1.1.09', 3: '4.1.2.09', 4: '4.2.8', 5: '4.2.9' },
  despesa: { 1: '3.1.1.09', 2: '3.1.2.09', 3: '3.1.3.09', 4: '3.1.2.08', 5: '3.1.9' },
}

/** What taking the suggested chart did. */
export function planoSentence({ criadas, fixas, contas }: { criadas: number; fixas: number; contas: number }): string {
  const codes = [
    counted(fixas, 'categoria fixa', 'categorias fixas'),
    counted(contas, 'conta financeira', 'contas financeiras'),
  ].filter((text) => text !== null)
  const first = criadas
    ? `${counted(criadas, 'categoria criada', 'categorias criadas')}.`
    : 'Sua igreja já tem todas as categorias do plano sugerido.'
  return codes.length ? `${first} Com código do contador agora: ${codes.join(' e ')}.` : first
}

/** The chart that most churches need, with usual codes of accountants. A church takes it, and then changes it as it likes. */
export const suggestedPlano: readonly SuggestedCategoria[] = [
  receita(2, '4.1.1.02', 'Ofertas de culto'),
  receita(2, '4.1.1.03', 'Ofertas especiais'),
  { ...receita(3, '4.1.2.01', 'Campanhas e missões'), restrita: true },
  { ...receita(3, '4.1.2.02', 'Doações com finalidade'), restrita: true },
  receita(3, '4.1.3', 'Doações de bens'),
  receita(5, '4.2.1', 'Eventos e cantina'),
  receita(5, '4.2.2', 'Aluguéis recebidos'),
  receita(5, '4.3.1', 'Rendimentos financeiros'),
  { ...despesa(1, '3.1.1.01', 'Sustento pastoral'), tipoPagamento: 'prebenda' },
  despesa(1, '3.1.1.02', 'Salários de funcionários'),
  despesa(1, '3.1.1.03', 'INSS e FGTS'),
  despesa(1, '3.1.1.04', '13º e férias'),
  despesa(2, '3.1.2.05', 'Manutenção do templo'),
  despesa(3, '3.1.3.01', 'Material de escritório'),
  despesa(3, '3.1.3.02', 'Material de limpeza'),
  despesa(3, '3.1.4.01', 'Louvor'),
  despesa(3, '3.1.4.02', 'Escola bíblica'),
  despesa(3, '3.1.4.03', 'Crianças'),
  despesa(4, '3.1.2.01', 'Água'),
  despesa(4, '3.1.2.02', 'Energia'),
  { ...despesa(4, '3.1.2.03', 'Aluguel'), tipoPagamento: 'aluguel' },
  despesa(4, '3.1.2.04', 'Segurança'),
  despesa(4, '3.1.3.03', 'Telefone e internet'),
  { ...despesa(5, '3.1.5.01', 'Sustento missionário'), restrita: true, tipoPagamento: 'outro' },
  despesa(5, '3.1.5.02', 'Contribuição à convenção'),
  despesa(5, '3.1.6', 'Ação social'),
  despesa(5, '3.1.7', 'Eventos'),
  despesa(5, '3.3.1', 'Tarifas e juros'),
]
