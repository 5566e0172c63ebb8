/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Uma função que uma pessoa passa a ter. */
export type AtribuirFuncaoInput = {
  /** Último dia; ausente: sem fim marcado. */
  fim?: string | null | undefined;
  /** A função, por número ou uuid. */
  idFuncao: string | number;
  /** A pessoa, por número ou uuid. */
  idUsuario: string | number;
  /** Primeiro dia. */
  inicio: string;
  /** A senha atual de quem atribui. */
  minhaSenha: string;
};

export type FuncaoLinhaFragment = { id: number, uuid: string, nome: string, descricao: string | null, alcance: string, acoesPermitidas: Array<string>, pessoas: { totalCount: number } };

export type FuncoesQueryVariables = Exact<{ [key: string]: never; }>;


export type FuncoesQuery = { funcoes: { nodes: Array<{ id: number, uuid: string, nome: string, descricao: string | null, alcance: string, acoesPermitidas: Array<string>, pessoas: { totalCount: number } }> } };

export type CriarFuncoesUsuaisMutationVariables = Exact<{ [key: string]: never; }>;


export type CriarFuncoesUsuaisMutation = { criarFuncoesUsuais: Array<{ id: number, uuid: string, nome: string, descricao: string | null, alcance: string, acoesPermitidas: Array<string>, pessoas: { totalCount: number } }> };

export type AtribuirFuncaoMutationVariables = Exact<{
  input: Types.AtribuirFuncaoInput;
}>;


export type AtribuirFuncaoMutation = { atribuirFuncao: { id: number, uuid: string } };

export type RetirarFuncaoMutationVariables = Exact<{
  id: string | number;
  minhaSenha: string;
}>;


export type RetirarFuncaoMutation = { retirarFuncao: { message: string } };

export type ExcluirFuncaoMutationVariables = Exact<{
  id: string | number;
  minhaSenha: string;
}>;


export type ExcluirFuncaoMutation = { excluirFuncao: { message: string } };

export type RestaurarFuncaoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarFuncaoMutation = { restaurarFuncao: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const FuncaoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FuncaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Funcao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacoes"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"atual","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FuncaoLinhaFragment, unknown>;
export const FuncoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Funcoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"funcoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FuncaoLinha"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FuncaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Funcao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacoes"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"atual","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FuncoesQuery, FuncoesQueryVariables>;
export const CriarFuncoesUsuaisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarFuncoesUsuais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarFuncoesUsuais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FuncaoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FuncaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Funcao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacoes"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"atual","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CriarFuncoesUsuaisMutation, CriarFuncoesUsuaisMutationVariables>;
export const AtribuirFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtribuirFuncaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atribuirFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AtribuirFuncaoMutation, AtribuirFuncaoMutationVariables>;
export const RetirarFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetirarFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retirarFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RetirarFuncaoMutation, RetirarFuncaoMutationVariables>;
export const ExcluirFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirFuncaoMutation, ExcluirFuncaoMutationVariables>;
export const RestaurarFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarFuncaoMutation, RestaurarFuncaoMutationVariables>;
export const useFuncoesQuery = (options?: useQuery.Options<FuncoesQuery, FuncoesQueryVariables> | SkipToken): useQuery.Result<FuncoesQuery, FuncoesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FuncoesDocument, options as never) as never
export const useCriarFuncoesUsuaisMutation = (options?: useMutation.Options<CriarFuncoesUsuaisMutation, CriarFuncoesUsuaisMutationVariables>): useMutation.ResultTuple<CriarFuncoesUsuaisMutation, CriarFuncoesUsuaisMutationVariables> => useMutation(CriarFuncoesUsuaisDocument, options as never) as never
export const useAtribuirFuncaoMutation = (options?: useMutation.Options<AtribuirFuncaoMutation, AtribuirFuncaoMutationVariables>): useMutation.ResultTuple<AtribuirFuncaoMutation, AtribuirFuncaoMutationVariables> => useMutation(AtribuirFuncaoDocument, options as never) as never
export const useRetirarFuncaoMutation = (options?: useMutation.Options<RetirarFuncaoMutation, RetirarFuncaoMutationVariables>): useMutation.ResultTuple<RetirarFuncaoMutation, RetirarFuncaoMutationVariables> => useMutation(RetirarFuncaoDocument, options as never) as never
export const useExcluirFuncaoMutation = (options?: useMutation.Options<ExcluirFuncaoMutation, ExcluirFuncaoMutationVariables>): useMutation.ResultTuple<ExcluirFuncaoMutation, ExcluirFuncaoMutationVariables> => useMutation(ExcluirFuncaoDocument, options as never) as never
export const useRestaurarFuncaoMutation = (options?: useMutation.Options<RestaurarFuncaoMutation, RestaurarFuncaoMutationVariables>): useMutation.ResultTuple<RestaurarFuncaoMutation, RestaurarFuncaoMutationVariables> => useMutation(RestaurarFuncaoDocument, options as never) as never