import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que vem em seguida em um grupo: a aula, o ensaio, o culto com a escala, ou a própria missão.',
  simpleResolvers: true,
})
export class ProximoDoGrupo {
  @Field(() => Int, { description: 'Número da aula, do ensaio, do culto ou da missão.' }) id!: number
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Dia, ou o primeiro dia da missão, se tem.' })
  dia!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia da missão.' }) ate!: string | null
  @Field(() => String, { nullable: true, description: 'Hora do ensaio ou do culto, HH:mm.' }) hora!: string | null
  @Field(() => String, { nullable: true, description: 'Tema da aula ou do culto.' }) titulo!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) local!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Alguém já está marcado como presente na aula.' })
  feito!: boolean | null
  @Field(() => Int, {
    nullable: true,
    description: 'Quantas músicas tem o ensaio, ou quantas pessoas estão na escala do culto ou na missão.',
  })
  quantos!: number | null
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas confirmaram a escala do culto.' })
  confirmados!: number | null
}

@ObjectType({ description: 'A última aula com chamada de uma classe.', simpleResolvers: true })
export class UltimaAula {
  @Field(() => Int, { description: 'Número da aula.' }) id!: number
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dia!: string
  @Field(() => Int, { description: 'Quantas pessoas vieram, sem os visitantes.' }) presentes!: number
  @Field(() => Int, { description: 'Quantos visitantes vieram.' }) visitantes!: number
}

@ObjectType({ description: 'Alguém que falta em um grupo.', simpleResolvers: true })
export class FaltaNoGrupo {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, {
    nullable: true,
    description: 'Telefone. Nulo para quem não pode ler dados pessoais dessa pessoa.',
  })
  @ReadableBy('usuario.lerTelefone')
  telefoneUsuario!: string | null
  @Field({
    description:
      'Por que falta: faltou (às duas últimas aulas com chamada), indisponivel (no dia do ensaio ou do seu culto), recusada ou pendente (a escala do culto).',
  })
  situacao!: string
}

@ObjectType({
  description: 'Uma classe, um grupo de louvor, um departamento ou uma missão que quem pergunta lidera.',
  simpleResolvers: true,
})
export class GrupoQueLidero {
  @Field({ description: 'classeEBD, grupoLouvor, departamento ou missao.' }) tipo!: string
  @Field(() => Int, { description: 'Número do grupo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nome!: string
  @Field(() => ProximoDoGrupo, { nullable: true, description: 'O que vem em seguida.' })
  proximo!: ProximoDoGrupo | null
  @Field(() => UltimaAula, { nullable: true, description: 'A última aula com chamada da classe.' })
  ultimo!: UltimaAula | null
  @Field(() => [FaltaNoGrupo], { description: 'Quem falta, e por quê.' }) pessoas!: FaltaNoGrupo[]
}
