import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { reservaFields } from '../../../../schema/rules/agenda/reserva.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { RecursoType } from '../recurso/index.js'
import type { ReservaRow } from './reserva.queries.js'

const when = 'Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia'

@ObjectType({
  description: 'Um recurso por um período, sem passar da quantidade que existe.',
  simpleResolvers: true,
  implements: Registro,
})
export class Reserva {
  @Field(() => Int, { description: 'Número da reserva.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do recurso.' }) idRecurso!: number
  @Field(() => Int, { description: 'Quantas unidades.' }) quantidade!: number
  @Field(() => DateTimeScalar, { description: 'Quando começa.' }) dataInicio!: Date
  @Field(() => DateTimeScalar, { description: 'Quando termina; nesse instante o recurso já está livre.' })
  dataFim!: Date
  @Field({ description: 'Para que é.' }) finalidade!: string
  @Field(() => Int, { nullable: true, description: 'Número da pessoa responsável.' }) idResponsavel!: number | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const ReservaPage = pageOf(Reserva)

export const ReservaOrdem = orderOf('Reserva', reservaFields, {
  dataInicio: 'Quando começa.',
  dataFim: 'Quando termina.',
  recurso: 'Nome do recurso.',
  finalidade: 'Finalidade.',
  responsavel: 'Nome do responsável; sem responsável, por último.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de reservas.' })
export class ReservaFiltro {
  @Field(() => ID, { nullable: true, description: 'Recurso, por número ou uuid.' }) idRecurso?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'proximas: as que ainda não terminaram; passadas: as outras.',
  })
  quando?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class ReservasArgs extends PageArgs {
  @Field(() => ReservaOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da última à primeira, e as próximas da primeira à última.',
  })
  ordem?: Order<(typeof reservaFields)[number]> | null
  @Field(() => ReservaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ReservaFiltro | null
}

@InputType({ description: 'Dados de uma reserva. Numa alteração, o que não é enviado fica como está.' })
export class ReservaInput {
  @Field(() => ID, { description: 'Recurso, por número ou uuid.' }) idRecurso!: string
  @Field(() => Int, { nullable: true, description: 'Quantas unidades: uma, se não se diz.' }) quantidade?: number | null
  @Field(() => DateTimeScalar, { description: `Quando começa. ${when}, desde o primeiro minuto.` })
  dataInicio!: string
  @Field(() => DateTimeScalar, { description: `Quando termina, depois do início. ${when}, até o último minuto.` })
  dataFim!: string
  @Field({ description: 'Para que é, até 160 caracteres.' }) finalidade!: string
  @Field(() => ID, {
    nullable: true,
    description: 'Pessoa responsável, por número ou uuid; quem reserva, se não se diz.',
  })
  idResponsavel?: string | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({ description: 'Quanto de um recurso está livre num período.', simpleResolvers: true })
export class DisponibilidadeRecurso {
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => RecursoType, { description: 'O recurso.' }) recurso!: InstanceType<typeof RecursoType>
  @Field(() => Int, { description: 'Quantas unidades estão livres durante todo o período.' }) livres!: number
  @Field(() => [Reserva], { description: 'As reservas que tocam o período, pela hora.' }) reservas!: ReservaRow[]
}

export const DisponibilidadeRecursoPage = pageOf(DisponibilidadeRecurso)

@InputType({ description: 'Filtro da disponibilidade dos recursos.' })
export class DisponibilidadeFiltro {
  @Field(() => ID, { nullable: true, description: 'Tipo, por número ou uuid.' }) idTipoRecurso?: string | null
}

@ArgsType()
export class DisponibilidadeArgs extends PageArgs {
  @Field(() => DateTimeScalar, { nullable: true, description: `Início do período. ${when}. Sem ele, hoje.` })
  dataInicio?: string | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Fim do período. ${when}. Sem ele, o fim do dia em que começa.`,
  })
  dataFim?: string | null
  @Field(() => DisponibilidadeFiltro, { nullable: true, description: 'Filtro.' }) filtro?: DisponibilidadeFiltro | null
}
