import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const telefone = 'Telefone. Nulo para quem não pode ler dados pessoais dessa pessoa.'

@ObjectType({ description: 'O próximo culto.', simpleResolvers: true })
export class ProximoCulto {
  @Field(() => Int, { description: 'Número do culto.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaCulto!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
  @Field(() => String, { nullable: true, description: 'Endereço do local.' }) endereco!: string | null
}

@ObjectType({ description: 'Um post publicado, sem o seu texto.', simpleResolvers: true })
export class PostHome {
  @Field(() => Int, { description: 'Número do post.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Título.' }) tituloPost!: string
  @Field(() => String, { nullable: true, description: 'Subtítulo.' }) subtituloPost!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi publicado.' }) publicadoEm!: Date
}

@ObjectType({ description: 'Alguém que faltou aos dois últimos encontros da célula.', simpleResolvers: true })
export class FaltouNaCelula {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: telefone })
  @ReadableBy('usuario.lerTelefone')
  telefoneUsuario!: string | null
}

@ObjectType({ description: 'O último encontro com chamada de uma célula.', simpleResolvers: true })
export class UltimoEncontro {
  @Field(() => Int, { description: 'Número do encontro.' }) id!: number
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataEncontro!: string
  @Field(() => Int, { description: 'Quantas pessoas vieram, sem os visitantes.' }) presentes!: number
  @Field(() => Int, { description: 'Quantos visitantes vieram.' }) visitantes!: number
}

@ObjectType({ description: 'A chamada que é a vez de fazer.', simpleResolvers: true })
export class ChamadaDaVez {
  @Field(() => DateOnlyScalar, { description: 'Dia do encontro: hoje, ou o último dia em que a célula se reúne.' })
  dataEncontro!: string
  @Field(() => Int, { nullable: true, description: 'Número do encontro; nulo enquanto não foi cadastrado.' })
  idEncontro!: number | null
  @Field({ description: 'Alguém já está marcado como presente.' }) feita!: boolean
}

@ObjectType({ description: 'Uma célula que quem pergunta lidera.', simpleResolvers: true })
export class CelulaQueLidero {
  @Field(() => Int, { description: 'Número da célula.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nomeCelula!: string
  @Field(() => Int, { nullable: true, description: 'Dia da semana, 0 é domingo.' }) diaCelula!: number | null
  @Field(() => String, { nullable: true, description: 'Hora, HH:mm.' }) horaCelula!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do local em que se reúne.' }) idLocal!: number | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Dia do próximo encontro; nulo sem dia da semana.' })
  proximoEncontro!: string | null
  @Field(() => ChamadaDaVez, { description: 'A chamada que é a vez de fazer.' }) chamada!: ChamadaDaVez
  @Field(() => UltimoEncontro, { nullable: true, description: 'O último encontro com chamada.' })
  ultimo!: UltimoEncontro | null
  @Field(() => [FaltouNaCelula], { description: 'Quem faltou aos dois últimos encontros com chamada, por nome.' })
  faltaram!: FaltouNaCelula[]
}

@ObjectType({ description: 'Alguém que vinha aos cultos e não veio nas últimas três semanas.', simpleResolvers: true })
export class AusenteDosCultos {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: telefone })
  @ReadableBy('usuario.lerTelefone')
  telefoneUsuario!: string | null
  @Field(() => DateOnlyScalar, { description: 'Dia do último culto a que veio.' }) ultimaPresenca!: string
}

@ObjectType({ description: 'Uma visita pastoral marcada.', simpleResolvers: true })
export class VisitaMarcada {
  @Field(() => Int, { description: 'Número da visita.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataVisita!: string
  @Field(() => Int, { description: 'Número da pessoa visitada.' }) idVisitado!: number
  @Field({ description: 'Nome de quem é visitado.' }) nomeVisitado!: string
  @Field({ description: 'Nome do pastor.' }) nomePastor!: string
}

@ObjectType({ description: 'As pessoas de quem cuidar.', simpleResolvers: true })
export class CuidadoHome {
  @Field(() => [VisitaMarcada], { description: 'As próximas visitas, contando hoje.' }) visitas!: VisitaMarcada[]
  @Field(() => Int, { description: 'Quantas pessoas deixaram de vir aos cultos.' }) totalAusentes!: number
  @Field(() => [AusenteDosCultos], { description: 'As que deixaram de vir há menos tempo primeiro.' })
  ausentes!: AusenteDosCultos[]
}

@ObjectType({ description: 'Alguém cadastrado há pouco.', simpleResolvers: true })
export class PessoaNova {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
}

@ObjectType({ description: 'As pessoas cadastradas nos últimos trinta dias.', simpleResolvers: true })
export class PessoasNovasHome {
  @Field(() => Int, { description: 'Quantas são.' }) total!: number
  @Field(() => [PessoaNova], { description: 'As mais novas primeiro.' }) pessoas!: PessoaNova[]
}

@ObjectType({ description: 'Até que mês os livros estão fechados.', simpleResolvers: true })
export class FechamentoHome {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia fechado; nulo se nenhum mês foi fechado.' })
  fechadoAte!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'O mês mais antigo que terminou e ainda está aberto, AAAA-MM; nulo se não há.',
  })
  proximo!: string | null
  @Field({ description: 'O mês passado está fechado.' }) mesPassadoFechado!: boolean
}
