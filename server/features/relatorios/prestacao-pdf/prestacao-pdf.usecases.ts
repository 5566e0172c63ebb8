import { auditRead } from '../../../kernel/audit/audit.js'
import { formatDate, formatInstant } from '../../../kernel/dates.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Paragrafo, Secao, Tabela } from '../../../kernel/pdf/document.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { from } from '../../../kernel/tenant/records.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { pessoaPorId } from '../../acesso/usuario/index.js'
import { nomeDoMes } from '../../financas/lancamento/index.js'
import {
  type Demonstrativo,
  lerPrestacaoContas,
  type Pareceres,
  situacaoPrestacao,
} from '../../financas/prestacao-contas/index.js'
import { prestacaoPdfInput } from './prestacao-pdf.input.js'

const opinioes = { aprova: 'Aprova', ressalva: 'Aprova com ressalva', rejeita: 'Não aprova' }

/** A statement as the council got it, with the opinions and the decision so far. */
export const baixarPrestacaoContas = readCase({
  action: 'prestacaoContas.ler',
  input: prestacaoPdfInput,
  async run({ ctx, db, idCliente, leave }, { id }) {
    const prestacao = await lerPrestacaoContas(ctx, { id, idCliente })
    if (!prestacao.demonstrativo || !prestacao.enviadaEm)
      throw conflict('A prestação de contas ainda não foi enviada ao conselho.')
    const church = await from({ db, idCliente: prestacao.idCliente }, 'cliente')
      .select(['nome', 'cnpj', 'fusoHorario'])
      .executeTakeFirst()
    if (!church) throw notFound()
    const pareceres = (prestacao.pareceres ?? {}) as Pareceres
    const people = await Promise.all(Object.keys(pareceres).map((pessoa) => pessoaPorId(ctx, Number(pessoa))))
    const opinions = Object.values(pareceres).map((parecer, index): string[] => [
      people[index]?.name ?? 'Pessoa excluída',
      parecer ? opinioes[parecer.opiniao] : 'Ainda não deu parecer',
      parecer ? formatInstant(new Date(parecer.em), church.fusoHorario) : '',
      parecer?.texto ?? '',
    ])
    await leave()
    await auditRead(ctx, prestacao.idCliente, 'prestacaoContas.baixar', { idPrestacaoContas: prestacao.id })
    const numeros = JSON.parse(prestacao.demonstrativo) as Demonstrativo
    const situacao = situacaoPrestacao({ ...prestacao, pareceres })
    const order = {
      logo: await logoPng(ctx.services, prestacao.idCliente),
      documento: {
        titulo: prestacao.nome,
        igreja: church.nome,
        detalhes: [
          `${formatDate(numeros.inicio)} a ${formatDate(numeros.fim)}`,
          `Enviada ao conselho em ${formatInstant(prestacao.enviadaEm, church.fusoHorario)}`,
          ...(prestacao.assembleiaEm
            ? [
                `${situacao} na assembleia de ${formatDate(prestacao.assembleiaEm)}${prestacao.ata ? `, ${prestacao.ata}` : ''}`,
              ]
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
          ...(prestacao.observacao
            ? [{ titulo: 'Observações da tesouraria', texto: prestacao.observacao.split('\n').map(paragrafo) }]
            : []),
          { titulo: 'Parecer do conselho', tabela: tabelaDosPareceres(opinions) },
          {
            titulo: 'Autenticidade',
            texto: [
              paragrafo('Demonstrativo gerencial, sem valor de demonstração contábil.'),
              paragrafo(`Impressão digital dos números (SHA-256): ${prestacao.impressao}`),
            ],
          },
        ],
        geradoPor: ctx.viewer?.name ?? '',
        geradoEm: formatInstant(new Date(), church.fusoHorario),
        paisagem: false,
      },
    }
    const data = await makePdfNow(prestacao.idCliente, order, ctx.ended)
    return {
      filename: `prestacao-de-contas-${prestacao.inicio.slice(0, 7)}-a-${prestacao.fim.slice(0, 7)}.pdf`,
      type: 'application/pdf',
      data,
    }
  },
})

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
