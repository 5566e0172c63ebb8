/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type AtualizarContaDoPassoMutation = { atualizarContaFinanceira: { id: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, geral: boolean, versao: number } };

export type CriarContaDoPassoMutationVariables = Exact<{
  input: Types.ContaFinanceiraInput;
}>;


export type CriarContaDoPassoMutation = { criarContaFinanceira: { id: number } };

export type CriarEntradaDoPassoMutationVariables = Exact<{
  input: Types.EntradaInput;
  confirmacoes?: Array<string> | string | null | undefined;
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
export const AtualizarContaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarContaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaGeral"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaGeral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"geral"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarContaDoPassoMutation, AtualizarContaDoPassoMutationVariables>;
export const CriarContaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarContaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarContaDoPassoMutation, CriarContaDoPassoMutationVariables>;
export const CriarEntradaDoPassoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEntradaDoPasso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntradaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CriarEntradaDoPassoMutation, CriarEntradaDoPassoMutationVariables>;
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