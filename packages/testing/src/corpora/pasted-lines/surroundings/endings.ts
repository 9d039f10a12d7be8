/** Words with the endings of cases and plurals. Behind the arrow stand the lines that are sure. */
export const endings = `
ayrandan 3 koli => ayran 3
ayranlardan 3 koli => ayran 3
ayranlar 3 koli => ayran 3
ayranı 3 koli => ayran 3
kişnişten 3 => coriander 3
kişnişleri 3 => coriander 3
hellim 2 koli => 
hellimi 2 koli => 
hellimden 2 koli => 
hellim peyniri 2 koli => 
śmietana 18% 2 kartony => 18% 2
śmietany 18% 2 kartony => 18% 2
śmietanę 18% 2 kartony => 18% 2
śmietaną 18% 2 kartony => 18% 2
kiełbasy śląskiej 3 kg => śląska 3
pierogów ruskich 4 kartony => ruskie 4
twarogu tłustego 3 kartony => tłusty 3
bazylii 2 kartony => basil 2
coco 3 => 
śmietany 12% 2 kartony => 
kiełbasy śląskiej wegańskiej 3 kg => 
ayransız 3 koli => 
`
