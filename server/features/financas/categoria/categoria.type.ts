import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { categoriaFields } from '../../../../schema/rules/financas/categoria.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

type Natureza = 'receita' | 'despesa'

const pagamentoTipos = 'prebenda, salario, servico, aluguel, reembolso ou outro'
type TipoPagamento = 'prebenda' | 'salario' | 'servico' | 'aluguel' | 'reembolso' | 'outro'

@ObjectType({
  description: 'Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas.',
  simpleResolvers: true,
  implements: Registro,
})
export class Categoria {
  @Field(() => Int, { description: 'Número do registro da categoria.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nome!: string
  @Field({ description: 'receita ou despesa.' }) natureza!: string
  @Field(() => Int, {
    description: 'Número da categoria fixa a que pertence, de 1 a 5: o campo categoria dos lançamentos.',
  })
  raiz!: number
  @Field({ description: 'É uma das cinco fixas: não se renomeia, desativa nem exclui.' }) fixa!: boolean
  @Field({ description: 'Com restrição: fundo com finalidade.' }) restrita!: boolean
  @Field(() => String, { nullable: true, description: 'O código desta categoria no plano do contador.' })
  codigoContador!: string | null
  @Field(() => String, {
    nullable: true,
    description: `De uma despesa, o tipo de pagamento de que o contador pergunta: ${pagamentoTipos}. Nulo: o da categoria fixa.`,
  })
  tipoPagamento!: string | null
  @Field(() => Int, { description: 'O lugar entre as da mesma categoria fixa; de lugar igual, por nome.' })
  ordem!: number
  @Field({ description: 'A categoria é oferecida a lançamentos novos.' }) ativa!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const CategoriaPage = pageOf(Categoria)

export const CategoriaOrdem = orderOf('Categoria', categoriaFields, {
  plano: 'As receitas antes das despesas, cada categoria fixa antes das que estão abaixo dela.',
  nome: 'Nome.',
  codigoContador: 'Código do contador.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de categorias.' })
export class CategoriaFiltro {
  @Field(() => String, { nullable: true, description: 'receita ou despesa.' }) natureza?: Natureza | null
  @Field(() => Int, { nullable: true, description: 'Número da categoria fixa a que pertencem, de 1 a 5.' }) raiz?:
    | number
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: só as com restrição; falso: só as sem.' })
  restrita?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: só as ativas; falso: só as desativadas.' }) ativa?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class CategoriasArgs extends PageArgs {
  @Field(() => CategoriaOrdem, { nullable: true, description: 'Ordem; sem ela, a do plano de contas.' })
  ordem?: Order<(typeof categoriaFields)[number]> | null
  @Field(() => CategoriaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CategoriaFiltro | null
}

@InputType({ description: 'Dados de uma categoria.' })
export class CategoriaInput {
  @Field({ description: 'Nome, até 60 caracteres; único entre as receitas ou as despesas da igreja.' }) nome!: string
  @Field(() => String, { description: 'receita ou despesa; não muda depois.' }) natureza!: Natureza
  @Field(() => Int, { description: 'Número da categoria fixa a que pertence, de 1 a 5; não muda depois.' })
  raiz!: number
  @Field(() => Boolean, { nullable: true, description: 'Com restrição: fundo com finalidade; ausente, sem.' })
  restrita?: boolean | null
  @Field(() => String, { nullable: true, description: 'O código no plano do contador, até 30 caracteres.' })
  codigoContador?: string | null
  @Field(() => String, { nullable: true, description: `Só de uma despesa: ${pagamentoTipos}.` })
  tipoPagamento?: TipoPagamento | null
  @Field(() => Int, { nullable: true, description: 'O lugar entre as da mesma categoria fixa, de 0 a 999.' }) ordem?:
    | number
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Que lançamentos de uma categoria passam para outra. Cada campo informado restringe.' })
export class SepararCategoriaInput {
  @Field(() => ID, { description: 'A outra categoria, por número ou uuid.' }) idCategoria!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Desde este dia.' }) inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) fim?: string | null
  @Field(() => ID, { nullable: true, description: 'Só deste fornecedor, por número ou uuid.' })
  idFornecedor?: string | null
  @Field(() => ID, { nullable: true, description: 'Só deste centro de custo, por número ou uuid.' })
  idCentroCusto?: string | null
  @Field(() => String, { nullable: true, description: 'Palavras da descrição, até 100 caracteres.' })
  busca?: string | null
  @Field(() => [ID], { nullable: true, description: 'Só estes lançamentos, por número ou uuid, até 5.000.' })
  lancamentos?: string[] | null
}

@ObjectType({ description: 'O que passa de uma categoria para outra, e o que fica.', simpleResolvers: true })
export class SeparacaoDeCategoria {
  @Field(() => Int, { description: 'Lançamentos que passam, com os estornos deles.' }) lancamentos!: number
  @Field(() => DecimalScalar, { description: 'Quanto eles somam.' }) soma!: string
  @Field(() => Int, { description: 'Contas a pagar ou a receber que eles pagam, que passam também.' }) contas!: number
  @Field(() => Int, { description: 'Lançamentos que ficam, por serem de meses fechados.' }) fechados!: number
  @Field(() => [String], { description: 'Esses meses, AAAA-MM.' }) mesesFechados!: string[]
  @Field(() => Int, {
    description:
      'Lançamentos que ficam, por virem de um dízimo, uma doação ou outro registro: só mudam dentro da mesma categoria principal.',
  })
  deOutros!: number
}

@ObjectType({ description: 'O que se separou de uma categoria.', simpleResolvers: true })
export class CategoriaSeparada {
  @Field({ description: 'O que foi feito, para mostrar.' }) message!: string
  @Field(() => [ID], {
    description: 'Os números dos lançamentos que passaram. Separá-los da outra categoria desfaz tudo.',
  })
  lancamentos!: string[]
}

@ObjectType({ description: 'O que muda ao juntar uma categoria a outra; a lixeira não conta.', simpleResolvers: true })
export class JuncaoDeCategorias {
  @Field(() => Int, { description: 'Lançamentos de meses abertos, que passam para a outra.' }) lancamentos!: number
  @Field(() => Int, { description: 'Lançamentos de meses fechados, que ficam.' }) fechados!: number
  @Field(() => Int, { description: 'Contas a pagar e a receber, que passam.' }) contas!: number
  @Field(() => Int, { description: 'Rascunhos de previsões, que passam.' }) rascunhos!: number
  @Field(() => Int, { description: 'Previsões aprovadas, que ficam.' }) previsoes!: number
}
