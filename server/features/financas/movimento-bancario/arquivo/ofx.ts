import { parseSync } from 'ofx-js'
import { amountOfBanco, lineOfText, type ReadExtrato, type ReadMovimento, refused, withoutSums } from './extrato.js'

/** Leaves of OFX that hold text. Banks leave their closing tags out, and put raw '&' and '<' into them. */
const leaves =
  'CODE|SEVERITY|MESSAGE|DTSERVER|LANGUAGE|ORG|FID|TRNUID|CURDEF|BANKID|BRANCHID|ACCTID|ACCTTYPE|ACCTKEY|DTSTART|DTEND|TRNTYPE|DTPOSTED|DTUSER|DTAVAIL|TRNAMT|FITID|CORRECTFITID|SRVRTID|CHECKNUM|REFNUM|SIC|PAYEEID|NAME|EXTDNAME|MEMO|BALAMT|DTASOF|MKTGINFO|CLTCOOKIE|DTPROFUP|DTACCTUP|INTU\\.BID|INTU\\.ORG|INTU\\.USERID'
const containers =
  'STMTTRN|BANKTRANLIST|BANKACCTFROM|CCACCTFROM|BANKACCTTO|LEDGERBAL|AVAILBAL|BALLIST|BAL|STATUS|SONRS|FI|[A-Z0-9]{1,24}RS(?:V1)?|PAYEE|CURRENCY|ORIGCURRENCY|OFX'
const next = `<(?:/?(?:${leaves}|${containers}))>`
const leaf = new RegExp(`<(${leaves})>([^\\r\\n]*?)(?=</\\1>|[\\r\\n]|${next}|$)(</\\1>)?`, 'gi')
const rawAmpersand = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** Deeper files are refused: a statement has seven levels. */
const deepest = 30

/**
 * Rewrites what banks write as XML that a strict parser reads: each leaf is closed, its text escaped, empty ones are left
 * out, and so are closing tags of nothing. No tag keeps attributes, declarations or comments, and so no entity can be
 * declared.
 * @throws VALIDATION_FAILED for a text that is no OFX, or ends too early
 */
export function normaliseOfx(texto: string): string {
  const start = texto.search(/<OFX>/i)
  if (start < 0) throw refused('O arquivo não é um extrato OFX. Baixe no site do banco o extrato em OFX (Money).')
  const whole = texto.slice(start).replace(/<[A-Za-z0-9_.]{1,40}\s*\/>/g, '')
  const closed = whole.replace(leaf, (_all, tag: string, raw: string) => {
    const value = raw
      .trim()
      .replace(/^<!\[CDATA\[(.*)\]\]>$/i, '$1')
      .replace(rawAmpersand, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
    return value === '' ? '' : `<${tag.toUpperCase()}>${value}</${tag.toUpperCase()}>`
  })
  return balanced(closed)
}

interface OpenTag {
  name: string
  /** where it stands in the output */
  at: number
}

/** Closes a tag after its text, and drops those within it that nobody closed. A tag that is not open closes nothing. */
function closeTag(out: string[], open: OpenTag[], name: string, said: string): void {
  const depth = open.findLastIndex((one) => one.name === name)
  if (depth < 0) return
  if (open[depth]?.at === out.length - 1) out.push(said)
  for (const { at } of open.splice(depth + 1)) out[at] = ''
  open.pop()
  out.push(`</${name}>`)
}

/** Drops tags that are opened or closed alone, and text that is not within one leaf. */
function balanced(text: string): string {
  const out: string[] = []
  const open: OpenTag[] = []
  let from = 0
  for (const { 0: all, 1: slash, 2: tag, index } of text.matchAll(/<(\/?)([A-Za-z0-9_.-]{1,40})>|</g)) {
    const said = text.slice(from, index).trim()
    from = index + all.length
    if (tag === undefined) throw refused(`Linha ${lineOfText(text, index)}: o arquivo não é um extrato OFX.`)
    const name = tag.toUpperCase()
    if (!slash) {
      open.push({ name, at: out.push(`<${name}>`) - 1 })
      if (open.length > deepest) throw refused('O arquivo não é um extrato OFX: tem níveis demais.')
      continue
    }
    closeTag(out, open, name, said)
    if (open.length === 0) return out.join('')
  }
  throw refused('O arquivo termina antes do fim do extrato. Baixe-o de novo no site do banco.')
}

type Node = string | { [tag: string]: Node | Node[] } | undefined

const child = (node: Node | Node[], tag: string): Node | Node[] =>
  typeof node === 'object' && !Array.isArray(node) ? node[tag] : undefined
const all = (node: Node | Node[]): Node[] => (Array.isArray(node) ? node : node === undefined ? [] : [node])
/** The text of a leaf, with the entities that the parser leaves. */
const text = (node: Node | Node[], tag: string): string => {
  const value = child(node, tag)
  return typeof value === 'string' ? entities(value) : ''
}

/** The texts of a leaf that the bank repeats; empty for one that stands once. */
function texts(node: Node | Node[], tag: string): string {
  const value = child(node, tag)
  if (!Array.isArray(value)) return ''
  return value.map((one) => (typeof one === 'string' ? entities(one) : '')).join(' ')
}

const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", nbsp: ' ' }

const entities = (value: string): string =>
  value
    .replace(
      /&(?:(quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
      (all, name?: string, dec?: string, hex?: string) => {
        if (name) return named[name.toLowerCase()] ?? all
        const code = Number.parseInt(dec ?? hex ?? '', dec ? 10 : 16)
        return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : ' '
      },
    )
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()

/**
 * Reads a bank's or a card's statement, OFX 1 or 2.
 * @throws VALIDATION_FAILED for a file that is none, with the line of an amount or a date that cannot be read
 */
export function readOfx(texto: string): ReadExtrato {
  let root: Node
  try {
    root = parseSync(normaliseOfx(texto)).OFX as Node
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw refused('O arquivo OFX está malformado. Baixe-o de novo no site do banco.')
  }
  const everything = [
    ...all(child(root, 'BANKMSGSRSV1')).flatMap((node) =>
      all(child(node, 'STMTTRNRS')).flatMap((one) => all(child(one, 'STMTRS'))),
    ),
    ...all(child(root, 'CREDITCARDMSGSRSV1')).flatMap((node) =>
      all(child(node, 'CCSTMTTRNRS')).flatMap((one) => all(child(one, 'CCSTMTRS'))),
    ),
  ]
  if (everything.length === 0) throw refused('O arquivo OFX não tem o extrato de uma conta.')
  const statements = ofOneAccount(everything)
  const starts = [...texto.matchAll(/<STMTTRN>/gi)].map(({ index }) => index)
  const lineOf = (at: number) => () => lineOfText(texto, starts[at] ?? 0)
  let nth = 0
  const lists = statements.flatMap((one) => all(child(one, 'BANKTRANLIST')))
  const movimentos = lists.flatMap((list) => all(child(list, 'STMTTRN')).map((node) => movement(node, lineOf(nth++))))
  if (movimentos.length !== starts.length)
    throw refused(
      `O arquivo tem ${starts.length} movimentos, mas só ${movimentos.length} puderam ser lidos. Baixe-o de novo no site do banco.`,
    )
  const [balance] = statements.flatMap((one) => all(child(one, 'LEDGERBAL'))).slice(-1)
  const days = (tag: string) => lists.map((list) => civil(text(list, tag))).filter((day) => day !== null)
  const dataSaldo = civil(text(balance, 'DTASOF'))
  const saldo = dataSaldo ? amountOfBanco(text(balance, 'BALAMT')) : null
  return {
    ...(accountOf(statements[0]) as Conta),
    inicio: days('DTSTART').sort()[0] ?? null,
    fim: days('DTEND').sort().at(-1) ?? null,
    saldo,
    dataSaldo: saldo === null ? null : dataSaldo,
    movimentos: withoutSums(movimentos),
    deFora: 0,
  }
}

const transactions = (statement: Node): Node[] =>
  all(child(statement, 'BANKTRANLIST')).flatMap((list) => all(child(list, 'STMTTRN')))

/**
 * The statements of the one account that has movements; some banks write an empty statement of another account before it.
 * @throws VALIDATION_FAILED when several accounts have movements
 */
function ofOneAccount(statements: Node[]): Node[] {
  const byAccount = Map.groupBy(statements, (one) => JSON.stringify(accountOf(one)))
  if (byAccount.size === 1) return statements
  const filled = [...byAccount.values()].filter((some) => some.some((one) => transactions(one).length > 0))
  if (filled.length === 1) return filled[0] as Node[]
  const numbers = [...byAccount.values()].map((some) => accountOf(some[0]).conta || '(sem número)')
  throw refused(
    `O arquivo tem extratos de mais de uma conta: ${numbers.join(', ')}. Baixe no site do banco o de uma conta só.`,
  )
}

type Conta = Pick<ReadExtrato, 'banco' | 'agencia' | 'conta'>

function accountOf(statement: Node | Node[]): Conta {
  const account = child(statement, 'BANKACCTFROM') ?? child(statement, 'CCACCTFROM')
  return { banco: text(account, 'BANKID'), agencia: text(account, 'BRANCHID'), conta: text(account, 'ACCTID') }
}

function movement(node: Node, line: () => number): ReadMovimento {
  const data = civil(text(node, 'DTPOSTED'))
  if (!data) throw refused(`Linha ${line()}: a data do movimento não pôde ser lida.`)
  const amount = text(node, 'TRNAMT')
  const valor = amountOfBanco(amount)
  if (valor === null) throw refused(`Linha ${line()}: o valor '${amount.slice(0, 30)}' não pôde ser lido.`)
  const payee = all(child(node, 'PAYEE'))[0]
  return {
    data,
    valor,
    fitid: text(node, 'FITID'),
    nome: text(node, 'NAME') || text(payee, 'NAME'),
    memo: text(node, 'MEMO'),
    detalhe: [texts(node, 'NAME'), texts(node, 'MEMO')].filter(Boolean).join(' '),
    documento: [text(node, 'CHECKNUM'), text(node, 'REFNUM')].find((number) => /[^0]/.test(number)) ?? '',
  }
}

/** The civil day of an OFX instant: its first eight digits, without any arithmetic with zones. */
function civil(instant: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})/.exec(instant)
  if (!found) return null
  const day = `${found[1]}-${found[2]}-${found[3]}`
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
