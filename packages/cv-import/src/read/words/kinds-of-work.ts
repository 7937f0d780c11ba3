const KIND_OF_WORK =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|temporary|permanent|seasonal|remote|hybrid|on-?site|tam zamanlı|yarı zamanlı|dönemsel|sözleşmeli|proje bazlı|kadrolu|hibrit|örgün öğretim|ikinci öğretim|normal öğretim|açık ?öğretim|uzaktan eğitim|issued(?: by| on)?|awarded(?: on| by)?|expires|expiry(?: date)?|valid (?:until|through|to|till)|present|grad(?:uated|uation)?\.?|class of)\)?$/i;

/** How somebody is employed, and no name. */
export const isKindOfWork = (text: string): boolean => KIND_OF_WORK.test(text);
