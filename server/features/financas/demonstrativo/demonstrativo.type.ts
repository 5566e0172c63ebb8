import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { type Page, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { TotaisDoMesType } from '../lancamento/index.js'
import { TotaisDaContaType } from '../livro-caixa/index.js'

@ObjectType({ description: 'Uma categoria em um fluxo de caixa.', simpleResolvers: true })
export class LinhaFluxoCaixa {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field(() => Int, { description: 'Número da categoria fixa.' }) categoria!: number
  @Field(() => Int, {
    description: '1: uma categoria fixa, com todas as que estão abaixo dela; 2: uma abaixo dela.',
  })
  nivel!: number
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria própria; nulo: a fixa.' })
  idCategoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria, própria ou fixa.' })
  registro!: number | null
  @Field({ description: 'Nome da categoria.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'A soma do período.' }) total!: string
  @Field(() => [DecimalScalar], { description: 'A soma de cada mês, na ordem de meses.' }) meses!: string[]
}

@ObjectType({
  description: 'O fluxo de caixa pelo método direto. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
})
export class FluxoCaixa {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia.' }) saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Os saldos iniciais de contas que começam depois do primeiro dia.' })
  saldosIniciais!: string
  @Field(() => DecimalScalar, {
    description: 'De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero.',
  })
  transferencias!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
  @Field(() => [TotaisDoMesType], { description: 'Cada mês, do mais antigo ao mais novo, com os seus saldos.' })
  meses!: TotaisDoMesType[]
  @Field(() => [LinhaFluxoCaixa], {
    description: 'Cada categoria que tem lançamentos: as entradas antes das saídas, a fixa antes das abaixo dela.',
  })
  linhas!: LinhaFluxoCaixa[]
  @Field(() => [TotaisDaContaType], {
    description: 'Cada conta financeira com os seus saldos; vazio no fluxo de uma conta.',
  })
  contas!: TotaisDaContaType[]
}

@ObjectType({ description: 'Uma categoria em um resultado.', simpleResolvers: true })
export class LinhaResultado {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field(() => Int, { description: 'Número da categoria fixa.' }) categoria!: number
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria própria; nulo: a fixa.' })
  idCategoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria, própria ou fixa.' })
  registro!: number | null
  @Field({ description: 'Nome da categoria.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'A soma do período.' }) total!: string
  @Field(() => DecimalScalar, { description: 'A soma dos mesmos dias do ano anterior.' }) anterior!: string
}

@ObjectType({ description: 'As somas de um fundo, ou de todos.', simpleResolvers: true })
export class SomaFundo {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: fundos com restrição; nulo: todos.' })
  restrito!: boolean | null
  @Field(() => DecimalScalar, { description: 'Receitas do período.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Despesas do período.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Receitas menos despesas: superávit ou déficit.' }) resultado!: string
  @Field(() => DecimalScalar, { description: 'Receitas dos mesmos dias do ano anterior.' }) entradasAntes!: string
  @Field(() => DecimalScalar, { description: 'Despesas dos mesmos dias do ano anterior.' }) saidasAntes!: string
  @Field(() => DecimalScalar, { description: 'Resultado dos mesmos dias do ano anterior.' }) resultadoAntes!: string
}

@ObjectType({ description: 'O resultado dos fundos com restrição, ou dos sem.', simpleResolvers: true })
export class FundoResultado {
  @Field(() => SomaFundo, { description: 'As somas.' }) soma!: SomaFundo
  @Field(() => [LinhaResultado], { description: 'Cada categoria que tem lançamentos em um dos dois períodos.' })
  linhas!: LinhaResultado[]
}

@ObjectType({
  description:
    'O resultado de um período pelos fundos sem e com restrição. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
})
export class ResultadoFundos {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia, um ano antes.' }) inicioAnterior!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia, um ano antes.' }) fimAnterior!: string
  @Field(() => [FundoResultado], { description: 'Os fundos sem restrição, depois os com.' }) fundos!: FundoResultado[]
  @Field(() => SomaFundo, { description: 'De todos os fundos.' }) total!: SomaFundo
}

@ObjectType({ description: 'Uma conta ou categoria em um balancete.', simpleResolvers: true })
export class LinhaBalancete {
  @Field({ description: 'conta, patrimonio, transferencia, receita ou despesa.' }) grupo!: string
  @Field(() => Int, {
    description: '1: uma conta, ou uma categoria fixa com todas abaixo dela; 2: uma categoria abaixo dela.',
  })
  nivel!: number
  @Field(() => Int, { nullable: true, description: 'Número da conta financeira ou da categoria.' })
  registro!: number | null
  @Field({ description: 'Nome da conta ou da categoria.' }) nome!: string
  @Field({ description: 'Verdadeiro: os débitos somam ao saldo; falso: os créditos.' }) devedora!: boolean
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia; de categorias, desde janeiro.' })
  saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'Os débitos do período.' }) debitos!: string
  @Field(() => DecimalScalar, { description: 'Os créditos do período.' }) creditos!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
}

@ObjectType({ description: 'As somas de um balancete, sempre iguais dos dois lados.', simpleResolvers: true })
export class TotaisBalancete {
  @Field(() => DecimalScalar, { description: 'Saldos anteriores devedores.' }) devedorAnterior!: string
  @Field(() => DecimalScalar, { description: 'Saldos anteriores credores.' }) credorAnterior!: string
  @Field(() => DecimalScalar, { description: 'Débitos.' }) totalDebitos!: string
  @Field(() => DecimalScalar, { description: 'Créditos.' }) totalCreditos!: string
  @Field(() => DecimalScalar, { description: 'Saldos devedores.' }) devedor!: string
  @Field(() => DecimalScalar, { description: 'Saldos credores.' }) credor!: string
}

@ObjectType({
  description:
    'O balancete de um período, pelas contas financeiras e categorias da igreja. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
})
export class Balancete {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => [LinhaBalancete], {
    description: 'As contas, o saldo acumulado, as receitas e as despesas; de uma conta, também as transferências.',
  })
  linhas!: LinhaBalancete[]
  @Field(() => TotaisBalancete, { description: 'As somas das contas e das categorias fixas.' })
  totais!: TotaisBalancete
}

@ObjectType({ description: 'Uma linha de um razão.', simpleResolvers: true })
export class LinhaRazao {
  @Field({ description: 'entrada, saida, transferencia ou saldoInicial.' }) tipo!: string
  @Field(() => Int, { description: 'Número da entrada, da saída, da transferência ou da conta financeira.' })
  id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data.' }) data!: string
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field({ description: 'O outro lado: no razão de uma conta, a categoria; no de uma categoria, a conta.' })
  contrapartida!: string
  @Field(() => DecimalScalar, { nullable: true, description: 'O valor, se é um débito.' }) debito!: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'O valor, se é um crédito.' }) credito!: string | null
  @Field(() => DecimalScalar, { description: 'O saldo depois desta linha.' }) saldo!: string
}

export const LinhaRazaoPage = pageOf(LinhaRazao)

@ObjectType({
  description: 'O razão de uma conta financeira ou de uma categoria. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
})
export class Razao {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field({ description: 'Nome da conta ou da categoria.' }) nome!: string
  @Field({ description: 'Verdadeiro: os débitos somam ao saldo; falso: os créditos.' }) devedora!: boolean
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia; de uma categoria, desde janeiro.' })
  saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'Os débitos do período.' }) debitos!: string
  @Field(() => DecimalScalar, { description: 'Os créditos do período.' }) creditos!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
  @Field(() => LinhaRazaoPage, { description: 'As linhas, na ordem em que aconteceram, por páginas.' })
  linhas!: Page<LinhaRazao>
}

@ArgsType()
export class DemonstrativoArgs {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia; sem período, o do mês presente.' })
  inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) fim?: string | null
  @Field(() => ID, { nullable: true, description: 'Só o dinheiro desta conta financeira, por número ou uuid.' })
  idContaFinanceira?: string | null
}

@ArgsType()
export class RazaoArgs extends DemonstrativoArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'A categoria, por número ou uuid; sem ela, o razão da conta financeira, ou da padrão da igreja.',
  })
  idCategoria?: string | null
  @Field(() => Int, { defaultValue: 50, description: 'Quantas linhas, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) da última linha já lida.' }) after?:
    | string
    | null
}
