import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { contagemFields, type Situacao } from '../../../../schema/rules/culto/contagem.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description:
    'Dinheiro de um culto que duas pessoas contam, cada uma sem ver o que a outra contou. Assinada pelas duas, vira uma entrada.',
  simpleResolvers: true,
  implements: Registro,
})
export class Contagem {
  @Field(() => Int, { description: 'Número da contagem.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Data da entrada.' }) data!: string
  @Field({ description: 'O que se conta; é a descrição da entrada.' }) descricao!: string
  @Field(() => Int, { description: 'Categoria da entrada, de 1 a 5.' }) categoria!: number
  @Field(() => Int, { nullable: true, description: 'Número do culto.' }) idCulto!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da conta financeira em que o dinheiro entra.' })
  idContaFinanceira!: number | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

@ObjectType({ description: 'Quantas cédulas ou moedas de um valor.', simpleResolvers: true })
export class CedulaContada {
  @Field(() => DecimalScalar, { description: 'Valor da cédula ou moeda, em reais.' }) valor!: string
  @Field(() => Int, { description: 'Quantas.' }) quantidade!: number
}

@ObjectType({ description: 'Um total que a pessoa tinha contado antes.', simpleResolvers: true })
export class TentativaContagem {
  @Field(() => DecimalScalar, { description: 'Total, em reais.' }) total!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi salvo.' }) em!: string
}

@ObjectType({
  description:
    'O que uma das duas pessoas contou. Os valores dela só aparecem às outras quando as duas já contaram e confirmaram.',
  simpleResolvers: true,
})
export class ParteContagem {
  @Field(() => Int, { description: 'Número da pessoa que contou.' }) idPessoa!: number
  @Field(() => [CedulaContada], { nullable: true, description: 'Cédulas e moedas, da maior à menor.' })
  cedulas!: CedulaContada[] | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor dos cheques, em reais.' }) cheques!: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Total, em reais.' }) total!: string | null
  @Field(() => [TentativaContagem], {
    nullable: true,
    description:
      'O que a mesma pessoa tinha contado antes, do primeiro ao último; nulo enquanto os valores não aparecem.',
  })
  anteriores!: TentativaContagem[] | null
  @Field({ description: 'Se a pessoa confirmou o que contou.' }) confirmada!: boolean
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando a pessoa assinou.' }) assinadaEm!: Date | null
}

export const ContagemPage = pageOf(Contagem)

export const ContagemOrdem = orderOf('Contagem', contagemFields, {
  data: 'Data.',
  descricao: 'Descrição.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de contagens.' })
export class ContagemFiltro {
  @Field(() => String, {
    nullable: true,
    description:
      'Situação: Aguardando a contagem, Falta uma pessoa, Falta confirmar, Com diferença, Conferida ou Lançada.',
  })
  situacao?: Situacao | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: as que ainda não têm as duas assinaturas, de qualquer situação.',
  })
  semAssinaturas?: boolean | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) fim?: string | null
  @Field(() => ID, { nullable: true, description: 'Culto, por número ou uuid.' }) idCulto?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class ContagensArgs extends PageArgs {
  @Field(() => ContagemOrdem, { nullable: true, description: 'Ordem; sem ela, da data mais nova à mais antiga.' })
  ordem?: Order<(typeof contagemFields)[number]> | null
  @Field(() => ContagemFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ContagemFiltro | null
}

@InputType({ description: 'Dados de uma contagem.' })
export class ContagemInput {
  @Field(() => DateOnlyScalar, { description: 'Data da entrada, em um mês que não esteja fechado.' })
  data!: string
  @Field({ description: 'O que se conta, até 255 caracteres.' }) descricao!: string
  @Field(() => Int, { nullable: true, description: 'Categoria da entrada, de 1 a 5; sem ela, 2 (Oferta).' })
  categoria?: number | null
  @Field(() => ID, { nullable: true, description: 'Culto, por número ou uuid.' }) idCulto?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira em que o dinheiro entra, por número ou uuid; sem ela, a padrão da igreja.',
  })
  idContaFinanceira?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Quantas cédulas ou moedas de um valor.' })
export class CedulaContadaInput {
  @Field(() => DecimalScalar, { description: 'Valor da cédula ou moeda, em reais: 100.00, 0.25.' }) valor!: string
  @Field(() => Int, { description: 'Quantas, de 0 a 100.000.' }) quantidade!: number
}

@InputType({ description: 'O que uma pessoa contou.' })
export class ParteContagemInput {
  @Field(() => [CedulaContadaInput], { description: 'Cédulas e moedas; cada valor uma vez.' })
  cedulas!: CedulaContadaInput[]
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor dos cheques, em reais.' }) cheques?: string | null
}
