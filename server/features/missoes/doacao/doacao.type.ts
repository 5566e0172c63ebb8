import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { doacaoFields } from '../../../../schema/rules/missoes/doacao.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const meios = 'dinheiro, pix, cartao, transferencia ou cheque'

@ObjectType({
  description: 'O que uma pessoa deu a uma campanha de missões.',
  simpleResolvers: true,
  implements: Registro,
})
export class Doacao {
  @Field(() => Int, { description: 'Número da doação.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da campanha.' }) idCampanha!: number
  @Field(() => Int, { nullable: true, description: 'Número de quem doou; nulo para quem não pode saber.' })
  @ReadableBy('doacao.lerDoador')
  idMembro!: number | null
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valorDoacao!: string
  @Field(() => DateOnlyScalar, { description: 'Dia da doação.' }) dataDoacao!: string
  @Field(() => String, { nullable: true, description: `Como foi dada: ${meios}; nulo quando ninguém disse.` })
  meioDoacao!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi registrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const DoacaoPage = pageOf(Doacao)

export const DoacaoOrdem = orderOf('Doacao', doacaoFields, {
  dataDoacao: 'Dia da doação.',
  valorDoacao: 'Valor.',
  createdAt: 'Quando foi registrada.',
})

@InputType({ description: 'Filtro da lista de doações.' })
export class DoacaoFiltro {
  @Field(() => ID, { nullable: true, description: 'Campanha, por número ou uuid. Sem ela, as de todas.' })
  idCampanha?: string | null
  @Field(() => String, { nullable: true, description: `Meio: ${meios}.` }) meioDoacao?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class DoacoesArgs extends PageArgs {
  @Field(() => DoacaoOrdem, { nullable: true, description: 'Ordem; sem ela, da mais nova à mais antiga.' })
  ordem?: Order<(typeof doacaoFields)[number]> | null
  @Field(() => DoacaoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: DoacaoFiltro | null
}

@InputType({ description: 'Uma doação a registrar.' })
export class DoacaoInput {
  @Field(() => ID, { description: 'Campanha, por número ou uuid.' }) idCampanha!: string
  @Field(() => ID, { description: 'Quem doou, por número ou uuid.' }) idMembro!: string
  @Field(() => DecimalScalar, { description: 'Valor, maior que zero.' }) valorDoacao!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Dia da doação; sem ele, hoje.' }) dataDoacao?:
    | string
    | null
  @Field(() => String, { nullable: true, description: `Como foi dada: ${meios}.` }) meioDoacao?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja.',
  })
  idContaFinanceira?: string | null
}
