interface Refused {
  selector: string;
  message: string;
}

export declare const shownTexts: Refused[];
export declare const toldTexts: Refused[];
