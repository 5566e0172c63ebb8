import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'

@ObjectType({
  description: 'Uma pessoa que se pode escolher pelo nome, e nada mais dela.',
  simpleResolvers: true,
})
export class PessoaParaEscolher {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'Bairro, que distingue pessoas do mesmo nome.' })
  bairro!: string | null
}

@InputType({ description: 'Quais pessoas se podem escolher.' })
export class EscolhaFiltro {
  @Field(() => Int, {
    nullable: true,
    description: '1: só recém-convertidas; 0: só as outras. Para quem registra batismos ou lê a lista de pessoas.',
  })
  recemConvertido?: number | null
  @Field(() => ID, { nullable: true, description: 'Departamento em que não estão, por número ou uuid.' })
  foraDoDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não participa deste evento, por número ou uuid.' })
  foraDoEvento?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não participa desta missão, por número ou uuid.' })
  foraDaMissao?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é deste grupo de louvor, por número ou uuid.' })
  foraDoGrupoLouvor?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é desta célula, por número ou uuid.' })
  foraDaCelula?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é aluno desta classe da EBD, por número ou uuid.' })
  foraDaClasseEBD?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não esteve neste encontro, por número ou uuid.' })
  foraDoEncontro?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos.',
  })
  aoAlcanceDe?: string | null
}
