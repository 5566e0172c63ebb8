/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma célula. */
export type CelulaInput = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: number | null | undefined;
  /** Endereço em que se reúne, até 200 caracteres. */
  enderecoCelula?: string | null | undefined;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: string | null | undefined;
  /** Local em que se reúne, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Quem lidera a célula, por número ou uuid. A pessoa passa a ser membro, e o responsável anterior, um membro comum. */
  idResponsavel?: string | number | null | undefined;
  /** Nome da célula, até 100 caracteres. */
  nomeCelula: string;
  /** Status: ativa ou inativa. Sem ele, ativa. */
  statusCelula?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Dados de uma conta financeira. */
export type ContaFinanceiraInput = {
  /** Agência, até 20 caracteres. */
  agencia?: string | null | undefined;
  /** Nome ou número do banco, até 60 caracteres. */
  banco?: string | null | undefined;
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: string | null | undefined;
  /** O dia do saldo inicial, em um mês que não esteja fechado; ausente, hoje. */
  dataSaldoInicial?: string | null | undefined;
  /** Nome, até 60 caracteres; único na igreja. */
  nome: string;
  /** Número da conta no banco, até 30 caracteres. */
  numero?: string | null | undefined;
  /** O que havia na conta no começo do dia do saldo inicial; ausente, zero. Negativo: a conta devia. */
  saldoInicial?: string | null | undefined;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Dados de um culto. */
export type CultoInput = {
  /** Data. */
  dataCulto: string;
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: string;
  /** Quem dirige, por número ou uuid. */
  idDirigente?: string | number | null | undefined;
  /** Local, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Quem prega, por número ou uuid. */
  idPregador?: string | number | null | undefined;
  /** Tema, até 120 caracteres. */
  temaCulto?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
  /** Visitantes. */
  visitantes?: number | null | undefined;
};

/** Dados de um departamento. Numa alteração, o que não é enviado fica como está. */
export type DepartamentoInput = {
  /** O que faz. */
  descricao?: string | null | undefined;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: string | number | null | undefined;
  /** 1: ativo, como começa; 0: inativo. */
  status?: number | null | undefined;
  /** Título, até 100 caracteres; único na igreja. */
  tituloDepartamento: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: number;
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
  data: string;
  /** Descrição, até 255 caracteres. */
  descricao: string;
  /** Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela. */
  idCategoria?: string | number | null | undefined;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: string | number | null | undefined;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem. */
  idContaFinanceira?: string | number | null | undefined;
  /** Valor em reais, maior que zero. */
  valor: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Dados de uma pessoa. Numa alteração, o que não é enviado fica como está. */
export type UsuarioInput = {
  /** Bairro. */
  bairro?: string | null | undefined;
  /** CEP. */
  cep?: string | null | undefined;
  /** Cidade. */
  cidade?: string | null | undefined;
  /** Complemento do endereço. */
  complemento?: string | null | undefined;
  /** CPF; único na igreja. */
  cpf?: string | null | undefined;
  /** Data do batismo. */
  dataBatismo?: string | null | undefined;
  /** Data de conversão. */
  dataConversao?: string | null | undefined;
  /** Data de nascimento. */
  dataNascimento?: string | null | undefined;
  /** E-mail; único na igreja. */
  email?: string | null | undefined;
  /** Rua ou avenida. */
  endereco?: string | null | undefined;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: string | null | undefined;
  /** Nome, até 120 caracteres. */
  name: string;
  /** Número da casa. */
  numero?: string | null | undefined;
  /** Observações. */
  observacoes?: string | null | undefined;
  /** Perfil; sem ele, Sem perfil (-1): a pessoa não tem acesso ao que é da igreja. Membro (2) dá quem cadastra; outro, só quem pode alterar perfis. */
  perfil?: number | null | undefined;
  /** 1: convertida há pouco; 0: não. */
  recemConvertido?: number | null | undefined;
  /** Masculino ou Feminino. */
  sexo?: string | null | undefined;
  /** Telefone com DDD. */
  telefoneUsuario?: string | null | undefined;
  /** Sigla do estado. */
  uf?: string | null | undefined;
  /** 1: ativa; 0: inativa. */
  usuarioAtivo?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PrimeirosPassosQueryVariables = Exact<{ [key: string]: never; }>;


export type PrimeirosPassosQuery = { primeirosPassos: Array<{ passo: string, feito: boolean }> };

export type DepartamentosDoPassoQueryVariables = Exact<{ [key: string]: never; }>;


export type DepartamentosDoPassoQuery = { departamentos: { nodes: Array<{ id: number, tituloDepartamento: string }> } };

export type CriarPessoaDoPassoMutationVariables = Exact<{
  input: Types.UsuarioInput;
}>;


export type CriarPessoaDoPassoMutation = { criarUsuario: { id: number } };

export type CriarCelulaDoPassoMutationVariables = Exact<{
  input: Types.CelulaInput;
}>;


export type CriarCelulaDoPassoMutation = { criarCelula: { id: number } };

export type CriarDepartamentoDoPassoMutationVariables = Exact<{
  input: Types.DepartamentoInput;
}>;


export type CriarDepartamentoDoPassoMutation = { criarDepartamento: { id: number } };

export type CriarCultoDoPassoMutationVariables = Exact<{
  input: Types.CultoInput;
}>;


export type CriarCultoDoPassoMutation = { criarCulto: { id: number } };

export type ContaGeralFragment = { id: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, geral: boolean, versao: number };

export type ContasDoPassoQueryVariables = Exact<{ [key: string]: never; }>;


export type ContasDoPassoQuery = { contasFinanceiras: { nodes: Array<{ id: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, geral: boolean, versao: number }> } };

export type AtualizarContaDoPassoMutationVariables = Exact<{
  id: string | number;
  input: Types.ContaFinanceiraInput;
}>;


export type AtualizarContaDoPassoMutation = { atualizarContaFinanceira: { id: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, geral: boolean, versao: number } };

export type CriarContaDoPassoMutationVariables = Exact<{
  input: Types.ContaFinanceiraInput;
}>;


export type CriarContaDoPassoMutation = { criarContaFinanceira: { id: number } };

export type CriarEntradaDoPassoMutationVariables = Exact<{
  input: Types.EntradaInput;
}>;


export type CriarEntradaDoPassoMutation = { criarEntrada: { id: number } };

export const ContaGeralFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaGeral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"geral"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<ContaGeralFragment, unknown>;
export const PrimeirosPassosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrimeirosPassos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primeirosPassos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passo"}},{"kind":"Field","name":{"kind":"Name","value":"feito"}}]}}]}}]} as unknown as DocumentNode<PrimeirosPassosQuery, PrimeirosPassosQueryVariables>;
export const DepartamentosDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartamentosDoPasso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamentos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}}]}}]} as unknown as DocumentNode<DepartamentosDoPassoQuery, DepartamentosDoPassoQueryVariables>;
export const CriarPessoaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPessoaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarPessoaDoPassoMutation, CriarPessoaDoPassoMutationVariables>;
export const CriarCelulaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarCelulaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CelulaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarCelulaDoPassoMutation, CriarCelulaDoPassoMutationVariables>;
export const CriarDepartamentoDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarDepartamentoDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartamentoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarDepartamentoDoPassoMutation, CriarDepartamentoDoPassoMutationVariables>;
export const CriarCultoDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarCultoDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CultoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarCultoDoPassoMutation, CriarCultoDoPassoMutationVariables>;
export const ContasDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContasDoPasso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contasFinanceiras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaGeral"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaGeral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"geral"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<ContasDoPassoQuery, ContasDoPassoQueryVariables>;
export const AtualizarContaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarContaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaGeral"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaGeral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"geral"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarContaDoPassoMutation, AtualizarContaDoPassoMutationVariables>;
export const CriarContaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarContaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarContaDoPassoMutation, CriarContaDoPassoMutationVariables>;
export const CriarEntradaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEntradaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntradaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarEntradaDoPassoMutation, CriarEntradaDoPassoMutationVariables>;
export const usePrimeirosPassosQuery = (options?: useQuery.Options<PrimeirosPassosQuery, PrimeirosPassosQueryVariables> | SkipToken): useQuery.Result<PrimeirosPassosQuery, PrimeirosPassosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PrimeirosPassosDocument, options as never) as never
export const useDepartamentosDoPassoQuery = (options?: useQuery.Options<DepartamentosDoPassoQuery, DepartamentosDoPassoQueryVariables> | SkipToken): useQuery.Result<DepartamentosDoPassoQuery, DepartamentosDoPassoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DepartamentosDoPassoDocument, options as never) as never
export const useCriarPessoaDoPassoMutation = (options?: useMutation.Options<CriarPessoaDoPassoMutation, CriarPessoaDoPassoMutationVariables>): useMutation.ResultTuple<CriarPessoaDoPassoMutation, CriarPessoaDoPassoMutationVariables> => useMutation(CriarPessoaDoPassoDocument, options as never) as never
export const useCriarCelulaDoPassoMutation = (options?: useMutation.Options<CriarCelulaDoPassoMutation, CriarCelulaDoPassoMutationVariables>): useMutation.ResultTuple<CriarCelulaDoPassoMutation, CriarCelulaDoPassoMutationVariables> => useMutation(CriarCelulaDoPassoDocument, options as never) as never
export const useCriarDepartamentoDoPassoMutation = (options?: useMutation.Options<CriarDepartamentoDoPassoMutation, CriarDepartamentoDoPassoMutationVariables>): useMutation.ResultTuple<CriarDepartamentoDoPassoMutation, CriarDepartamentoDoPassoMutationVariables> => useMutation(CriarDepartamentoDoPassoDocument, options as never) as never
export const useCriarCultoDoPassoMutation = (options?: useMutation.Options<CriarCultoDoPassoMutation, CriarCultoDoPassoMutationVariables>): useMutation.ResultTuple<CriarCultoDoPassoMutation, CriarCultoDoPassoMutationVariables> => useMutation(CriarCultoDoPassoDocument, options as never) as never
export const useContasDoPassoQuery = (options?: useQuery.Options<ContasDoPassoQuery, ContasDoPassoQueryVariables> | SkipToken): useQuery.Result<ContasDoPassoQuery, ContasDoPassoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContasDoPassoDocument, options as never) as never
export const useAtualizarContaDoPassoMutation = (options?: useMutation.Options<AtualizarContaDoPassoMutation, AtualizarContaDoPassoMutationVariables>): useMutation.ResultTuple<AtualizarContaDoPassoMutation, AtualizarContaDoPassoMutationVariables> => useMutation(AtualizarContaDoPassoDocument, options as never) as never
export const useCriarContaDoPassoMutation = (options?: useMutation.Options<CriarContaDoPassoMutation, CriarContaDoPassoMutationVariables>): useMutation.ResultTuple<CriarContaDoPassoMutation, CriarContaDoPassoMutationVariables> => useMutation(CriarContaDoPassoDocument, options as never) as never
export const useCriarEntradaDoPassoMutation = (options?: useMutation.Options<CriarEntradaDoPassoMutation, CriarEntradaDoPassoMutationVariables>): useMutation.ResultTuple<CriarEntradaDoPassoMutation, CriarEntradaDoPassoMutationVariables> => useMutation(CriarEntradaDoPassoDocument, options as never) as never