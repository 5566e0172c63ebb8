import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { reuniaoLiderancaFields } from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma reunião de quem lidera a igreja.', simpleResolvers: true, implements: Registro })
export class ReuniaoLideranca {
  @Field(() => Int, { description: 'Número da reunião.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Data da reunião.' }) dataReuniao!: string
  @Field({ description: 'Pauta.' }) pautaReuniao!: string
  @Field({ description: 'marcada, realizada ou cancelada.' }) statusReuniao!: string
  @Field(() => Int, { nullable: true, description: 'Número da ata, se ela já foi aprovada.' }) numeroAta!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const ReuniaoLiderancaPage = pageOf(ReuniaoLideranca)

export const ReuniaoLiderancaOrdem = orderOf('ReuniaoLideranca', reuniaoLiderancaFields, {
  dataReuniao: 'Data da reunião.',
  statusReuniao: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de reuniões de liderança.' })
export class ReuniaoLiderancaFiltro {
  @Field(() => String, { nullable: true, description: 'proximos, de hoje em diante, ou anteriores.' }) quando?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'marcada, realizada ou cancelada.' }) statusReuniao?:
    | string
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class ReunioesLiderancaArgs extends PageArgs {
  @Field(() => ReuniaoLiderancaOrdem, { nullable: true, description: 'Ordem; sem ela, da mais nova à mais antiga.' })
  ordem?: Order<(typeof reuniaoLiderancaFields)[number]> | null
  @Field(() => ReuniaoLiderancaFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: ReuniaoLiderancaFiltro | null
}

@InputType({ description: 'Dados de uma reunião de liderança.' })
export class ReuniaoLiderancaInput {
  @Field(() => DateOnlyScalar, { description: 'Data da reunião.' }) dataReuniao!: string
  @Field({ description: 'Pauta, até 4000 caracteres.' }) pautaReuniao!: string
  @Field(() => String, {
    nullable: true,
    description: 'marcada, realizada ou cancelada; uma reunião nova começa como marcada.',
  })
  statusReuniao?: string | null
  @Field(() => [ID], {
    nullable: true,
    description: 'Quem participa, por número ou uuid, no máximo 100; ausente: fica quem já participa.',
  })
  participantes?: string[] | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
