import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { visitaPastoralFields } from '../../../../schema/rules/pessoas/visita-pastoral.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'A visita de um pastor a uma pessoa.', simpleResolvers: true, implements: Registro })
export class VisitaPastoral {
  @Field(() => Int, { description: 'Número da visita pastoral.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número de quem visitou.' }) idPastor!: number
  @Field(() => Int, { description: 'Número de quem foi visitado.' }) idVisitado!: number
  @Field(() => DateOnlyScalar, { description: 'Data da visita.' }) dataVisita!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi registrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const VisitaPastoralPage = pageOf(VisitaPastoral)

export const VisitaPastoralOrdem = orderOf('VisitaPastoral', visitaPastoralFields, {
  dataVisita: 'Data da visita.',
  pastor: 'Nome de quem visitou.',
  visitado: 'Nome de quem foi visitado.',
  createdAt: 'Data do registro.',
})

@InputType({ description: 'Filtro da lista de visitas pastorais.' })
export class VisitaPastoralFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'proximos, de hoje em diante, ou anteriores; sem ele, todas.',
  })
  quando?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class VisitasPastoraisArgs extends PageArgs {
  @Field(() => VisitaPastoralOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da mais nova à mais antiga, e as próximas a partir da mais perto.',
  })
  ordem?: Order<(typeof visitaPastoralFields)[number]> | null
  @Field(() => VisitaPastoralFiltro, { nullable: true, description: 'Filtro.' }) filtro?: VisitaPastoralFiltro | null
}

@InputType({ description: 'Dados de uma visita pastoral.' })
export class VisitaPastoralInput {
  @Field(() => ID, { description: 'Quem visitou, por número ou uuid.' }) idPastor!: string
  @Field(() => ID, { description: 'Quem foi visitado, por número ou uuid.' }) idVisitado!: string
  @Field(() => DateOnlyScalar, { description: 'Data da visita.' }) dataVisita!: string
  @Field(() => String, {
    nullable: true,
    description: 'Comentário, até 4000 caracteres; fica cifrado. Numa alteração, sem ele, o que há continua.',
  })
  comentarioVisita?: string | null
  @Field(() => [ID], {
    nullable: true,
    description:
      'Com quem quem escreve divide o comentário, por número ou uuid; só ele escolhe. Numa alteração, sem a lista, a que há continua.',
  })
  leitores?: string[] | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: salva também se este pastor já visitou esta pessoa neste dia.',
  })
  confirmarMesmoDia?: boolean | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
