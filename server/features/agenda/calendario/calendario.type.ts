import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que há num dia da igreja: evento, culto, ensaio, reunião, reserva. Dias e horas são os da igreja.',
  simpleResolvers: true,
})
export class EntradaCalendario {
  @Field({ description: 'O que é: "evento", "reserva"…' }) tipo!: string
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal do registro.' }) uuid!: string
  @Field({ description: 'Título.' }) titulo!: string
  @Field(() => DateTimeScalar, { description: 'Quando começa; de dias inteiros, o primeiro minuto.' }) inicio!: string
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Quando termina; de dias inteiros, o primeiro minuto depois. Nulo: não se sabe.',
  })
  fim!: string | null
  @Field({ description: 'Dura dias inteiros, sem hora.' }) diaInteiro!: boolean
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dia!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) ultimoDia!: string
  @Field(() => String, { nullable: true, description: 'Hora do início, HH:mm.' }) hora!: string | null
  @Field(() => String, { nullable: true, description: 'Hora do fim, HH:mm.' }) horaFim!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local, ou do recurso reservado.' }) local!: string | null
  @Field({ description: 'Endereço da tela do registro.' }) caminho!: string
  @Field({ description: 'Foi cancelado.' }) cancelado!: boolean
}

@ObjectType({
  description: 'O endereço secreto com que a pessoa assina o calendário da igreja.',
  simpleResolvers: true,
})
export class EnderecoCalendario {
  @Field(() => Int, { description: 'Número do endereço.' }) id!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi criado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Último uso (com precisão de minutos).' })
  usadoEm!: Date | null
}

@ObjectType({ description: 'Um endereço de calendário recém-criado.', simpleResolvers: true })
export class EnderecoCalendarioCriado {
  @Field({ description: 'O endereço. Só é mostrado aqui; quem o tem vê o calendário.' }) url!: string
  @Field(() => EnderecoCalendario, { description: 'O registro do endereço.' }) endereco!: EnderecoCalendario
}
