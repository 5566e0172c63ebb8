import { isCpf } from '../../../../../schema/rules/cpf.js'
import { folded } from '../../../../../schema/rules/folding.js'

/*
 * What banks write in the text of a movement. The thread that reads files needs it, so it loads nothing that is slow to load.
 */

/** The words of a bank's text, folded. */
export const wordsOf = (texto: string): ReadonlySet<string> =>
  new Set(
    folded(texto)
      .replace(/[^a-z]+/g, ' ')
      .split(' '),
  )

const titulos = new Set(
  'pr pra pastor pastora rev reverendo bispo irmao irma ir dr dra sr sra diacono presbitero'.split(' '),
)
const particulas = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])
const operations = new Set(
  (
    'pix ted doc tef tev transf transferencia transferida transfer recebido recebida recebimento enviado enviada envio pagamento pagto pgto pago rem des remet dest ' +
    'credito debito cred deb qrcode qrs qr estatico dinamico compra cartao boleto titulo conta contas cta ag agencia banco bco cp em para por pelo pela no na ao com ref ' +
    'deposito dep din lot receb inst instituicao identificado autoatendimento correspondente bancario coop liq cobranca dinheiro especie envelope terminal atm saque caixa lotericas loterica cheque chq outra outro if chave interno interna entre mesma titularidade via app ' +
    'celular mobile internet banking automatico aut doacao dizimo oferta tarifa estorno devolucao devolvido valor lote documento numero id cod codigo cpf cnpj sa ' +
    // money that the bank itself moves, keeps or takes
    'transfe rendimento rendimentos rend poupanca bloqueado bloqueada bloqueio desbloqueado desbloqueio liberado liberacao dia util uteis juros iof irrf imposto tributo tributos taxa tar ' +
    'resgate resg automatica aplicacao aplic apl aplicado investimento invest cdb rdb rdc remuneracao basica correcao monetaria anuidade mensalidade cesta pacote servico servicos manutencao emprestimo emprest ' +
    'financiamento parcela parc amortizacao capitalizacao consorcio provento proventos salario folha antecipacao antecip venda vendas recebiveis maquininha cartoes debitos creditos depositos ' +
    'saques cheques tarifas compras cielo getnet pagseguro visa mastercard elo ajuste lancamento lanc disponivel provisorio especial custodia compensacao compens compensado fatura fat convenio conv ' +
    'arrecadacao darf gps fgts agendado agendamento efetuado efetuada realizado realizada online on line eletronico eletronica corrente propria terceiros blq depos dinh code hora horas'
  ).split(' '),
)

/** A name as it is compared: folded, without titles, particles and digits. */
export const chave = (nome: string): string =>
  folded(nome)
    .replace(/[^a-z ]+/g, ' ')
    .split(' ')
    .filter((word) => word.length > 1 && !titulos.has(word) && !particulas.has(word))
    .join(' ')

/** How banks write a name between other words of theirs; the group is the name. */
const nameInText = [
  // Nubank: 'Transferência recebida pelo Pix - NAME - •••.123.456-•• - BANK (0001) Agência: 1 Conta: 1-1'
  /transfer[êe]ncia (?:recebida|enviada)(?: pelo pix)? - (.+?) - [•*.\d/-]{6,}/i,
  // Sicoob: 'Recebimento Pix|@NAME|@***.123.456-**'
  /\|@([^|]+)\|@/,
]

/** Counts the changes of `pagadorOf`: what was found by an earlier one is found anew. */
export const payerRuleVersion = 2

/**
 * Who paid or was paid, from the bank's text: without the words of the operation, dates, times and numbers, which change
 * from one payment to the next.
 * @returns at least two words of a name, or else a CPF; null when nothing names somebody: one word may be anybody's
 */
export function pagadorOf(historico: string): string | null {
  const named = nameInText.flatMap((pattern) => pattern.exec(historico)?.[1] ?? [])[0]
  const plain = (named ?? historico).replace(
    /(?<![A-Za-z0-9])[ED][0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}(?![A-Za-z0-9])/g,
    ' ',
  )
  const words = chave(plain)
    .split(' ')
    .filter((word) => !operations.has(word))
  if (words.length > 1) return words.join(' ').slice(0, 80).trim()
  const digits = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/.exec(plain)?.[0].replace(/\D/g, '')
  return digits && isCpf(digits) ? digits : null
}

/** The text of a movement that people read: the bank's texts, unless one says all of another. */
export function historicoOf({ nome, memo, detalhe = '' }: { nome: string; memo: string; detalhe?: string }): string {
  const texts = [nome, memo, detalhe].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  const said = texts.filter(
    (text, at) => !texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)),
  )
  return said.join(' · ').slice(0, 500) || 'Sem descrição'
}
