import { formatDate, formatInstant } from '../../../kernel/dates.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Documento, Paragrafo, Secao, Tabela } from '../../../kernel/pdf/document.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { nomeDoMes } from '../../financas/lancamento/index.js'
import {
  type Demonstrativo,
  type Pareceres,
  type PrestacaoContasRow,
  situacaoPrestacao,
} from '../../financas/prestacao-contas/index.js'

const opinioes = { aprova: 'Aprova', ressalva: 'Aprova com ressalva', rejeita: 'Não aprova' }

/**
 * A statement as the council got it, with the opinions and the decision so far.
 * @param options.geradoPor a person; without one, it is the PDF that is stored, and names the church as its author
 * @param options.em when it is made; by default now
 * @throws CONFLICT for a draft
 */
export async function documentoDaPrestacao(
  { db }: Pick<Reading, 'db'>,
  prestacao: PrestacaoContasRow,
  { geradoPor, em = new Date() }: { geradoPor?: string | undefined; em?: Date } = {},
): Promise<Documento> {
  const { idCliente, demonstrativo, enviadaEm, assembleiaEm, observacao } = prestacao
  if (!demonstrativo || !enviadaEm) throw conflict('A prestação de contas ainda não foi enviada ao conselho.')
  const church = await from({ db, idCliente }, 'cliente').select(['nome', 'fusoHorario']).executeTakeFirst()
  if (!church) throw notFound()
  const pareceres = (prestacao.pareceres ?? {}) as Pareceres
  const opinions = await linhasDosPareceres({ db, idCliente }, pareceres, church.fusoHorario)
  const numeros = JSON.parse(demonstrativo) as Demonstrativo
  const situacao = situacaoPrestacao({ ...prestacao, pareceres })
  const geradoEm = formatInstant(em, church.fusoHorario)
  return {
    titulo: prestacao.nome,
    igreja: church.nome,
    detalhes: [
      `${formatDate(numeros.inicio)} a ${formatDate(numeros.fim)}`,
      `Enviada ao conselho em ${formatInstant(enviadaEm, church.fusoHorario)}`,
      ...(assembleiaEm
        ? [`${situacao} na assembleia de ${formatDate(assembleiaEm)}${prestacao.ata ? `, ${prestacao.ata}` : ''}`]
        : [`Situação: ${situacao}`]),
    ],
    resumo: [
      { rotulo: 'Saldo anterior', texto: formatMoney(numeros.saldoAnterior) },
      { rotulo: 'Entradas', texto: formatMoney(numeros.entradas) },
      { rotulo: 'Saídas', texto: formatMoney(numeros.saidas) },
      { rotulo: 'Saldo final', texto: formatMoney(numeros.saldo) },
    ],
    secoes: [
      ...secoesDosNumeros(numeros),
      ...(observacao ? [{ titulo: 'Observações da tesouraria', texto: observacao.split('\n').map(paragrafo) }] : []),
      { titulo: 'Parecer do conselho', tabela: tabelaDosPareceres(opinions) },
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

async function linhasDosPareceres(
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

function secoesDosNumeros(numeros: Demonstrativo): Secao[] {
  const { anterior, meses, previsto } = numeros
  const amounts = (valor: string, planned: string | undefined, antes: string) =>
    [valor, ...(previsto ? [planned ?? '0.00'] : []), antes].map(formatMoney)
  const lado = (tipo: 'entrada' | 'saida', titulo: string, sums: string[]) => ({
    titulo,
    linhas: numeros.linhas
      .filter((linha) => linha.tipo === tipo)
      .map((linha) => [linha.nome, ...amounts(linha.valor, linha.previsto, linha.anterior)]),
    subtotal: [titulo, ...sums],
  })
  const before = `${formatDate(anterior.inicio)} a ${formatDate(anterior.fim)}`
  const demonstrativo: Tabela = {
    colunas: [
      { titulo: 'Categoria', peso: previsto ? 34 : 44, numero: false },
      money('No período'),
      ...(previsto ? [money('Previsto')] : []),
      money(before),
    ],
    grupos: [
      lado('entrada', 'Entradas', amounts(numeros.entradas, previsto?.entradas, anterior.entradas)),
      lado('saida', 'Saídas', amounts(numeros.saidas, previsto?.saidas, anterior.saidas)),
    ],
    total: ['Saldo final', formatMoney(numeros.saldo), '', ...(previsto ? [''] : [])],
    vazio: 'Nada neste período.',
  }
  const contas: Tabela = {
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
      rotulo: nomeDoMes(mes).slice(0, 3),
      valores: [entradas, saidas],
    })),
  }
  const fundos: Tabela = {
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

const tabelaDosPareceres = (linhas: string[][]): Tabela => ({
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
