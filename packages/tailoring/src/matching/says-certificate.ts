/** What a certificate is called besides its name: it says no more than the place where it stands. Folded. */
export const SAYS_CERTIFICATE =
  /^(?:certificat\w*|certified|licen[cs]e|diploma|qualification|endorsement|sertifika\w*|belge\w*|lisans\w*|ehliyet\w*|ruhsat\w*)$/;
