import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { type Page, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { TotaisDoMes } from '../lancamento/lancamento.type.js'

@ObjectType({
  description:
    'Uma linha do livro-caixa: um lançamento, o saldo inicial de uma conta que começa no período ou, no livro de uma conta, uma transferência.',
  simpleResolvers: true,
})
export class LinhaLivroCaixa {
  @Field({ description: 'entrada, saida, saldoInicial ou transferencia.' }) tipo!: string
  @Field(() => Int, { description: 'Número da entrada, da saída, da conta financeira ou da transferência.' })
  id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data.' }) data!: string
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field(() => Int, { description: 'Número da categoria; 0 em um saldo inicial e em uma transferência.' })
  categoria!: number
  @Field(() => DecimalScalar, {
    description: 'Valor em reais; negativo em um estorno, no que se transferiu a outra conta, ou se a conta devia.',
  })
  valor!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois desta linha.' }) saldo!: string
}

export const LinhaLivroCaixaPage = pageOf(LinhaLivroCaixa)

@ObjectType({ description: 'A soma de uma categoria no período.', simpleResolvers: true })
export class TotalDaCategoria {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field(() => Int, { description: 'Número da categoria.' }) categoria!: number
  @Field(() => DecimalScalar, { description: 'A soma.' }) total!: string
  @Field(() => Int, { description: 'Quantos lançamentos.' }) quantidade!: number
}

@ObjectType({
  description: 'A soma de uma categoria do plano de contas da igreja no período.',
  simpleResolvers: true,
})
export class TotalDoPlano {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field(() => Int, { description: 'Número da categoria fixa.' }) categoria!: number
  @Field(() => Int, {
    nullable: true,
    description: 'Número da categoria própria; nulo: os lançamentos que só têm a fixa.',
  })
  idCategoria!: number | null
  @Field({ description: 'Com restrição: fundo com finalidade.' }) restrita!: boolean
  @Field(() => DecimalScalar, { description: 'A soma.' }) total!: string
  @Field(() => Int, { description: 'Quantos lançamentos.' }) quantidade!: number
}

@ObjectType({
  description: 'O resultado dos fundos com restrição, ou dos sem, no período. Gerencial, sem valor contábil.',
  simpleResolvers: true,
})
export class ResultadoDoFundo {
  @Field({ description: 'Verdadeiro: fundos com restrição.' }) restrito!: boolean
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Entradas menos saídas: superávit ou déficit.' }) resultado!: string
}

@ObjectType({ description: 'A soma de um centro de custo no período.', simpleResolvers: true })
export class TotalDoCentro {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field(() => Int, { nullable: true, description: 'Número do centro de custo; nulo: os lançamentos sem ele.' })
  idCentroCusto!: number | null
  @Field(() => String, { nullable: true, description: 'Nome do centro de custo.' }) nome!: string | null
  @Field(() => DecimalScalar, { description: 'A soma.' }) total!: string
  @Field(() => Int, { description: 'Quantos lançamentos.' }) quantidade!: number
}

@ObjectType({
  description: 'O que entrou, saiu e se transferiu em uma conta financeira no período.',
  simpleResolvers: true,
})
export class TotaisDaConta {
  @Field(() => Int, { description: 'Número da conta financeira.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome da conta financeira.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia.' }) saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'O saldo inicial, se a conta começa depois do primeiro dia.' })
  saldosIniciais!: string
  @Field(() => DecimalScalar, { description: 'O que se transferiu a ela menos o que se transferiu dela.' })
  transferencias!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
}

@ObjectType({ description: 'O livro-caixa de um período.', simpleResolvers: true })
export class LivroCaixa {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia, com os saldos iniciais até ele.' })
  saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, {
    description: 'A soma dos saldos iniciais das contas que começam depois do primeiro dia.',
  })
  saldosIniciais!: string
  @Field(() => DecimalScalar, {
    description: 'De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero.',
  })
  transferencias!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
  @Field(() => LinhaLivroCaixaPage, { description: 'Os lançamentos, na ordem em que aconteceram, por páginas.' })
  linhas!: Page<LinhaLivroCaixa>
  @Field(() => [TotaisDoMes], { description: 'Cada mês do período, do mais antigo ao mais novo.' })
  meses!: TotaisDoMes[]
  @Field(() => [TotalDaCategoria], { description: 'Cada categoria que tem lançamentos, a maior primeiro.' })
  categorias!: TotalDaCategoria[]
  @Field(() => [TotalDoPlano], {
    description:
      'Cada categoria do plano de contas que tem lançamentos: a fixa, depois as abaixo dela. No livro de um mês, vazio.',
  })
  planoContas!: TotalDoPlano[]
  @Field(() => [ResultadoDoFundo], {
    description: 'O resultado dos fundos sem restrição, depois dos com. No livro de um mês, vazio.',
  })
  fundos!: ResultadoDoFundo[]
  @Field(() => [TotalDoCentro], {
    description: 'Cada centro de custo que tem lançamentos, o maior primeiro; por último, os lançamentos sem ele.',
  })
  centrosCusto!: TotalDoCentro[]
  @Field(() => [TotaisDaConta], {
    description: 'Cada conta financeira, por nome; vazio no livro de um centro de custo ou de uma conta.',
  })
  contas!: TotaisDaConta[]
}

@ArgsType()
export class LivroCaixaArgs {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia; sem período, o do mês presente.' })
  inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) fim?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Só os lançamentos deste centro de custo, por número ou uuid; os saldos são os dele.',
  })
  idCentroCusto?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Só o dinheiro desta conta financeira, por número ou uuid; os saldos são os dela.',
  })
  idContaFinanceira?: string | null
  @Field(() => Int, { defaultValue: 50, description: 'Quantas linhas, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) da última linha já lida.' }) after?:
    | string
    | null
}
