/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um encontro. */
export type EncontroInput = {
  /** Data. */
  dataEncontro: string;
  /** Local, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Observações. */
  observacoes?: string | null | undefined;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: Array<string | number> | null | undefined;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
  /** Quantos visitantes vieram. */
  visitantes?: number | null | undefined;
};

/** Dados de um encontro novo. */
export type NovoEncontroInput = {
  /** Data. */
  dataEncontro: string;
  /** Célula, por número ou uuid. */
  idCelula: string | number;
  /** Local, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Observações. */
  observacoes?: string | null | undefined;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: Array<string | number> | null | undefined;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
  /** Quantos visitantes vieram. */
  visitantes?: number | null | undefined;
};

export type EncontroEdicaoFragment = { id: number, uuid: string, idCliente: number, idCelula: number, dataEncontro: string, temaEstudo: string | null, idLocal: number | null, observacoes: string | null, visitantes: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, local: { id: number, uuid: string, nomeLocal: string } | null };

export type CelulaDoNovoEncontroQueryVariables = Exact<{
  id: string | number;
}>;


export type CelulaDoNovoEncontroQuery = { celula: { id: number, uuid: string, idCliente: number, nomeCelula: string, idLocal: number | null, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type EncontroParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type EncontroParaEditarQuery = { encontro: { id: number, uuid: string, idCliente: number, idCelula: number, dataEncontro: string, temaEstudo: string | null, idLocal: number | null, observacoes: string | null, visitantes: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, celula: { id: number, uuid: string, nomeCelula: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type CriarEncontroMutationVariables = Exact<{
  input: Types.NovoEncontroInput;
  idCliente?: number | null | undefined;
}>;


export type CriarEncontroMutation = { criarEncontro: { id: number, uuid: string, idCelula: number } };

export type AtualizarEncontroMutationVariables = Exact<{
  id: string | number;
  input: Types.EncontroInput;
}>;


export type AtualizarEncontroMutation = { atualizarEncontro: { id: number, uuid: string, idCliente: number, idCelula: number, dataEncontro: string, temaEstudo: string | null, idLocal: number | null, observacoes: string | null, visitantes: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, local: { id: number, uuid: string, nomeLocal: string } | null } };

export const EncontroEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncontroEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encontro"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncontro"}},{"kind":"Field","name":{"kind":"Name","value":"temaEstudo"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EncontroEdicaoFragment, unknown>;
export const CelulaDoNovoEncontroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CelulaDoNovoEncontro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"celula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}}]}}]}}]} as unknown as DocumentNode<CelulaDoNovoEncontroQuery, CelulaDoNovoEncontroQueryVariables>;
export const EncontroParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncontroParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encontro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncontroEdicao"}},{"kind":"Field","name":{"kind":"Name","value":"celula"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncontroEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encontro"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncontro"}},{"kind":"Field","name":{"kind":"Name","value":"temaEstudo"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EncontroParaEditarQuery, EncontroParaEditarQueryVariables>;
export const CriarEncontroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEncontro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovoEncontroInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEncontro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}}]}}]}}]} as unknown as DocumentNode<CriarEncontroMutation, CriarEncontroMutationVariables>;
export const AtualizarEncontroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarEncontro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EncontroInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarEncontro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncontroEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncontroEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encontro"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncontro"}},{"kind":"Field","name":{"kind":"Name","value":"temaEstudo"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarEncontroMutation, AtualizarEncontroMutationVariables>;
export const useCelulaDoNovoEncontroQuery = (options: useQuery.Options<CelulaDoNovoEncontroQuery, CelulaDoNovoEncontroQueryVariables> | SkipToken): useQuery.Result<CelulaDoNovoEncontroQuery, CelulaDoNovoEncontroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CelulaDoNovoEncontroDocument, options as never) as never
export const useEncontroParaEditarQuery = (options: useQuery.Options<EncontroParaEditarQuery, EncontroParaEditarQueryVariables> | SkipToken): useQuery.Result<EncontroParaEditarQuery, EncontroParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EncontroParaEditarDocument, options as never) as never
export const useCriarEncontroMutation = (options?: useMutation.Options<CriarEncontroMutation, CriarEncontroMutationVariables>): useMutation.ResultTuple<CriarEncontroMutation, CriarEncontroMutationVariables> => useMutation(CriarEncontroDocument, options as never) as never
export const useAtualizarEncontroMutation = (options?: useMutation.Options<AtualizarEncontroMutation, AtualizarEncontroMutationVariables>): useMutation.ResultTuple<AtualizarEncontroMutation, AtualizarEncontroMutationVariables> => useMutation(AtualizarEncontroDocument, options as never) as never