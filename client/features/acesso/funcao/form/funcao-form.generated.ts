/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FuncaoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type FuncaoParaEditarQuery = { funcao: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, alcance: string, exclusiva: boolean, acoes: Array<string>, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AcoesDeFuncaoQueryVariables = Exact<{ [key: string]: never; }>;


export type AcoesDeFuncaoQuery = { acoesDeFuncao: Array<string>, acoesDosGrupos: Array<string>, funcoes: { nodes: Array<{ id: number, uuid: string, nome: string, acoes: Array<string> }> } };

export type CriarFuncaoMutationVariables = Exact<{
  input: Types.FuncaoInput;
}>;


export type CriarFuncaoMutation = { criarFuncao: { id: number, uuid: string } };

export type AtualizarFuncaoMutationVariables = Exact<{
  id: string | number;
  input: Types.FuncaoInput;
}>;


export type AtualizarFuncaoMutation = { atualizarFuncao: { id: number, uuid: string, versao: number } };


export const FuncaoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FuncaoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"funcao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiva"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<FuncaoParaEditarQuery, FuncaoParaEditarQueryVariables>;
export const AcoesDeFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcoesDeFuncao"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acoesDeFuncao"}},{"kind":"Field","alias":{"kind":"Name","value":"acoesDosGrupos"},"name":{"kind":"Name","value":"acoesDeFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"alcance"},"value":{"kind":"StringValue","value":"meus","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"funcoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}}]}}]}}]}}]} as unknown as DocumentNode<AcoesDeFuncaoQuery, AcoesDeFuncaoQueryVariables>;
export const CriarFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FuncaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarFuncaoMutation, CriarFuncaoMutationVariables>;
export const AtualizarFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FuncaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarFuncaoMutation, AtualizarFuncaoMutationVariables>;
export const useAcoesDeFuncaoQuery = (options?: useQuery.Options<AcoesDeFuncaoQuery, AcoesDeFuncaoQueryVariables> | SkipToken): useQuery.Result<AcoesDeFuncaoQuery, AcoesDeFuncaoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AcoesDeFuncaoDocument, options as never) as never
export const useCriarFuncaoMutation = (options?: useMutation.Options<CriarFuncaoMutation, CriarFuncaoMutationVariables>): useMutation.ResultTuple<CriarFuncaoMutation, CriarFuncaoMutationVariables> => useMutation(CriarFuncaoDocument, options as never) as never
export const useAtualizarFuncaoMutation = (options?: useMutation.Options<AtualizarFuncaoMutation, AtualizarFuncaoMutationVariables>): useMutation.ResultTuple<AtualizarFuncaoMutation, AtualizarFuncaoMutationVariables> => useMutation(AtualizarFuncaoDocument, options as never) as never