import { formatDate, formatInstant } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Documento, Paragrafo, Section, Table } from '../../../kernel/transport/pdf/document.js'
import { monthName } from '../../financas/lancamento/index.js'
import {
  type Demonstrativo,
  type Pareceres,
  type PrestacaoContasRow,
  prestacaoStatus,
} from '../../financas/prestacao-contas/index.js'

const opinioes = { aprova: 'Aprova', ressalva: 'Aprova com ressalva', rejeita: 'Não aprova' }

/**
 * A statement as the council got it, with the opinions and the decision so far.
 * @param options.geradoPor a person; without one, it is the PDF that is stored, and names the church as its author
 * @param options.em when it is made; by default now
 * @throws CONFLICT for a draft
 */
export async function documentoOfPrestacao(
  { db }: Pick<Reading, 'db'>,
  prestacao: PrestacaoContasRow,
  { geradoPor, em = new Date() }: { geradoPor?: string | undefined; em?: Date } = {},
): Promise<Documento> {
  const { idCliente, demonstrativo, enviadaEm, assembleiaEm, observacao } = prestacao
  if (!demonstrativo || !enviadaEm) throw conflict('A prestação de contas ainda não foi enviada ao conselho.')
  const church = await from({ db, idCliente }, 'cliente').select(['nome', 'fusoHorario']).executeTakeFirst()
  if (!church) throw notFound()
  const pareceres = (prestacao.pareceres ?? {}) as Pareceres
  const opinions = await linesOfPareceres({ db, idCliente }, pareceres, church.fusoHorario)
  const numeros = JSON.parse(demonstrativo) as Demonstrativo
  const status = prestacaoStatus({ ...prestacao, pareceres })
  const geradoEm = formatInstant(em, church.fusoHorario)
  return {
    titulo: prestacao.nome,
    igreja: church.nome,
    detalhes: [
      `${formatDate(numeros.inicio)} a ${formatDate(numeros.fim)}`,
      `Enviada ao conselho em ${formatInstant(enviadaEm, church.fusoHorario)}`,
      ...(assembleiaEm
        ? [`${status} na assembleia de ${formatDate(assembleiaEm)}${prestacao.ata ? `, ${prestacao.ata}` : ''}`]
        : [`Situação: ${status}`]),
    ],
    resumo: [
      { rotulo: 'Saldo anterior', texto: formatMoney(numeros.saldoAnterior) },
      { rotulo: 'Entradas', texto: formatMoney(numeros.entradas) },
      { rotulo: 'Saídas', texto: formatMoney(numeros.saidas) },
      { rotulo: 'Saldo final', texto: formatMoney(numeros.saldo) },
    ],
    secoes: [
      ...sectionsOfNumbers(numeros),
      ...(observacao ? [{ titulo: 'Observações da tesouraria', texto: observacao.split('\n').map(paragrafo) }] : []),
      { titulo: 'Parecer do conselho', tabela: tableOfPareceres(opinions) },
      {
        titulo: 'Autenticidade',
        texto: [
          paragrafo('Demonstrativo gerencial, sem valor de demonstração contábil.'),
          paragrafo(`Impressão digital dos números (SHA-256): ${prestacao.impressao}`),
          ...(geradoPor === undefined
            ? [
                paragrafo(
                  `Este PDF foi guardado em ${geradoEm}, depois da decisão da assembleia, e não muda mais. A impressão digital do arquivo está na página da prestação de contas.`,
                ),
              ]
            : []),
        ],
      },
    ],
    geradoPor: geradoPor ?? church.nome,
    geradoEm,
    paisagem: false,
  }
}

async function linesOfPareceres(
  work: Pick<Reading, 'db' | 'idCliente'>,
  pareceres: Pareceres,
  fusoHorario: string,
): Promise<string[][]> {
  const ids = Object.keys(pareceres).map(Number)
  const people = ids.length ? await from(work, 'usuario').select(['id', 'name']).where('id', 'in', ids).execute() : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return Object.entries(pareceres).map(([id, parecer]) => [
    names.get(Number(id)) ?? 'Pessoa excluída',
    parecer ? opinioes[parecer.opiniao] : 'Ainda não deu parecer',
    parecer ? formatInstant(new Date(parecer.em), fusoHorario) : '',
    parecer?.texto ?? '',
  ])
}

const paragrafo = (texto: string): Paragrafo => ({ tipo: 'p', nivel: 0, trechos: [{ texto }] })

const money = (titulo: string) => ({ titulo, peso: 22, numero: true })

function sectionsOfNumbers(numeros: Demonstrativo): Section[] {
  const { anterior, meses, previsto } = numeros
  const amounts = (valor: string, planned: string | undefined, before: string) =>
    [valor, ...(previsto ? [planned ?? '0.00'] : []), before].map(formatMoney)
  const sideOf = (tipo: 'entrada' | 'saida', titulo: string, sums: string[]) => ({
    titulo,
    linhas: numeros.linhas
      .filter((linha) => linha.tipo === tipo)
      .map((linha) => [linha.nome, ...amounts(linha.valor, linha.previsto, linha.anterior)]),
    subtotal: [titulo, ...sums],
  })
  const before = `${formatDate(anterior.inicio)} a ${formatDate(anterior.fim)}`
  const demonstrativo: Table = {
    colunas: [
      { titulo: 'Categoria', peso: previsto ? 34 : 44, numero: false },
      money('No período'),
      ...(previsto ? [money('Previsto')] : []),
      money(before),
    ],
    grupos: [
      sideOf('entrada', 'Entradas', amounts(numeros.entradas, previsto?.entradas, anterior.entradas)),
      sideOf('saida', 'Saídas', amounts(numeros.saidas, previsto?.saidas, anterior.saidas)),
    ],
    total: ['Saldo final', formatMoney(numeros.saldo), '', ...(previsto ? [''] : [])],
    vazio: 'Nada neste período.',
  }
  const contas: Table = {
    colunas: [{ titulo: 'Conta financeira', peso: 44, numero: false }, money('No início'), money('No fim')],
    grupos: [
      {
        titulo: null,
        linhas: numeros.contas.map(({ nome, saldoAnterior, saldo }) => [
          nome,
          formatMoney(saldoAnterior),
          formatMoney(saldo),
        ]),
        subtotal: null,
      },
    ],
    total: null,
    vazio: 'Nenhuma conta.',
  }
  const grafico = {
    series: ['Entradas', 'Saídas'],
    pontos: meses.map(({ mes, entradas, saidas }) => ({
      rotulo: monthName(mes).slice(0, 3),
      valores: [entradas, saidas],
    })),
  }
  const fundos: Table = {
    colunas: [{ titulo: 'Fundos', peso: 34, numero: false }, money('Entradas'), money('Saídas'), money('Resultado')],
    grupos: [
      {
        titulo: null,
        linhas: (numeros.fundos ?? []).map(({ restrito, entradas, saidas, resultado }) => [
          restrito ? 'Com restrição' : 'Sem restrição',
          formatMoney(entradas),
          formatMoney(saidas),
          formatMoney(resultado),
        ]),
        subtotal: null,
      },
    ],
    total: null,
    vazio: 'Nenhum.',
  }
  const restricted = numeros.fundos?.some(
    ({ restrito, entradas, saidas }) => restrito && (entradas !== '0.00' || saidas !== '0.00'),
  )
  return [
    {
      titulo: 'Demonstrativo',
      tabela: demonstrativo,
      ...(previsto && { nota: `Previsto: ${previsto.previsoes.join('; ')}.` }),
    },
    ...(restricted ? [{ titulo: 'Com e sem restrição', tabela: fundos }] : []),
    ...(meses.length > 1 ? [{ titulo: 'Mês a mês', grafico }] : []),
    { titulo: 'Onde está o dinheiro', tabela: contas },
  ]
}

const tableOfPareceres = (linhas: string[][]): Table => ({
  colunas: [
    { titulo: 'Pessoa', peso: 26, numero: false },
    { titulo: 'Parecer', peso: 20, numero: false },
    { titulo: 'Quando', peso: 18, numero: false },
    { titulo: 'Texto', peso: 36, numero: false },
  ],
  grupos: [{ titulo: null, linhas, subtotal: null }],
  total: null,
  vazio: 'Ninguém.',
})
