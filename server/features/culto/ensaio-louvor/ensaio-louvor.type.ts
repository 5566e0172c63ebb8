import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { ensaioLouvorFields } from '../../../../schema/rules/culto/ensaio-louvor.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const status = 'Marcado, Concluído ou Cancelado.'

@ObjectType({
  description: 'Quando e onde um grupo de louvor se prepara.',
  simpleResolvers: true,
  implements: Registro,
})
export class EnsaioLouvor {
  @Field(() => Int, { description: 'Número do ensaio.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do grupo de louvor.' }) idGrupo!: number
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataEnsaio!: string
  @Field({ description: 'Hora, HH:mm, no relógio da igreja.' }) horaEnsaio!: string
  @Field(() => Int, { nullable: true, description: 'Número do local.' }) localEnsaio!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do culto para o qual se ensaia.' }) idCulto!: number | null
  @Field({ description: `Situação: ${status}` }) statusEnsaio!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const EnsaioLouvorPage = pageOf(EnsaioLouvor)

export const EnsaioLouvorOrdem = orderOf('EnsaioLouvor', ensaioLouvorFields, {
  dataEnsaio: 'Dia e hora.',
  grupo: 'Nome do grupo.',
  local: 'Nome do local.',
  statusEnsaio: 'Situação.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de ensaios.' })
export class EnsaioLouvorFiltro {
  @Field(() => ID, { nullable: true, description: 'Grupo de louvor, por número ou uuid.' }) idGrupo?: string | null
  @Field(() => String, { nullable: true, description: `Situação: ${status}` }) statusEnsaio?: string | null
  @Field(() => String, { nullable: true, description: 'proximos (de hoje em diante) ou anteriores.' }) quando?:
    | string
    | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A partir deste dia.' }) de?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) ate?: string | null
}

@ArgsType()
export class EnsaiosLouvorArgs extends PageArgs {
  @Field(() => EnsaioLouvorOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, do mais novo ao mais antigo, e os próximos a partir do mais perto.',
  })
  ordem?: Order<(typeof ensaioLouvorFields)[number]> | null
  @Field(() => EnsaioLouvorFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EnsaioLouvorFiltro | null
}

@InputType({ description: 'Dados de um ensaio. Quem o salva o deixa Marcado.' })
export class EnsaioLouvorInput {
  @Field(() => ID, { description: 'Grupo de louvor, por número ou uuid.' }) idGrupo!: string
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataEnsaio!: string
  @Field({ description: 'Hora, HH:mm.' }) horaEnsaio!: string
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) localEnsaio?: string | null
  @Field(() => ID, { nullable: true, description: 'Culto para o qual se ensaia, por número ou uuid.' })
  idCulto?: string | null
  @Field(() => String, { nullable: true, description: 'Só Marcado.' }) statusEnsaio?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
