import type { TextEncoding } from '#platform/contract/table-file.ts';

/** Names of a language, and the encoding in which Excel saves them where it is spoken. */
export interface Names {
  encoding: TextEncoding;
  given: string;
  family: string;
}

/** Names, and words formed as the language forms names. None with an accent is among those that reading learns from. */
export const namesOf: Record<string, Names> = {
  German: {
    encoding: 'windows-1252',
    given:
      'Anna Peter Thomas Sabine Michael Petra Klaus Monika Stefan Ulrike Andreas Karin Jonas Lena Änne Gösta Jörn Dörte Dörthe Hannelöre Lönne Ägidius Vökmar Günter Wölfchen Börge Mariännchen Röschen Jürg Märthe Thönni',
    family:
      'Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Bauer Richter Klein Wolf Neumann Schwarz Braun Böttcher Böhme Möbius Jähnig Kästner Sträter Stöhr Stüwe Brüning Brückner Höhne Hölzel Höppner Jänicke Kößler Kühne Kübler Lüders Mächler Nägele Päffgen Rädler Schröter Schnürer Spät Träger Übel Völker Völkel Wärter Zöller Gräf Gräfe Göbel Göpfert Gößmann Haßler Keßler Meißner Reißner Spieß Thieß Geißler Fuß Nieß Preiß Dürr Eßer Flößer Föhr Glöckner Hönig Kröger Lührs Mößner Nüßlein Pütz Quäck Rösch Schäuble Stölzl Tölle Wüst',
  },
  French: {
    encoding: 'windows-1252',
    given:
      'Marie Pierre Jean Nathalie Isabelle Philippe Laurent Julien Camille Nicolas Claire Sophie Apolline Anne-Hélèna Léonard Éliane Édouard Émile Émilie Édith Évelyne Eugénie Joséphine Véronique Frédérique Dorothée Timothée Mathéo Élise Éloi Gaëtan Gaëlle Mickaël Noémie Noémi Océane Jérémy Kévin Léo Andréas Héloïse Hervé Aimé Anatolé Aurèle Barnabé Béatrice Cyrièle Danièle Michèle Eléonore Gwenaëlle Lætitia Marlène Mylène Rosène Norbérte Régine Régis Séverine Sévérin Tiphène Ursulé Valère Adèle Angèle Estève Hégésippe Clélia Léandre',
    family:
      'Martin Bernard Dubois Durand Moreau Laurent Simon Michel Leroy Roux Girard Bonnet Dupont Lambert Fontaine Rousseau Béchard Bézier Bouchié Brière Carré Chénier Chrétien Clément Cordié Crépeau Dalloyé Debré Delorée Descôteaux Duchêne Dufrêne Dupré Durée Estève Fauré Fénelon Ferré Frémont Gagné Génin Gédéon Guénolé Helléas Jézéquel Laforêt Lainé Lalière Levêque Lévêque Loiséau Maître Malézieux Méchin Ménard Mérimée Monnière Néron Noblé Paré Pétain Poincaré Prévost Quéré Quémeneur Rémond Renié Rivère Roché Séguin Sénéchal Têtu Thévenin Thévenot Tréhard Vallée Vézina Viollé Bâcle Hénaff Aÿmard Le-Goaër Daubigné',
  },
  Spanish: {
    encoding: 'windows-1252',
    given:
      'Carmen Antonio Manuel Francisco Juan Pilar Isabel Luis Ana Laura Marta Pablo Elena Diego Carlos Araceli Aarón Agustín Anaís Aránzazu Benjamín Bárbara Cristóbal Dámaso Efraín Élida Elías Esaú Eloísa Estefanía Efrén Fermín Gastón Hernán Ignación Isaías Ícaro Jeremías Josué Lázaro Leónidas Macarená Matías Maximilián Natán Noemí Nélida Ovidió Paulín Plácido Ramíro Román Rosalía Saúl Soledád Valentín Zacarías Tobías Teófilo Hipólito Íñiga Itzíar Xiména Zulemá Lourdés Amalía Cándida Cándido Candelaría Cecilió Úrsulo',
    family:
      'Blanco Castro Delgado Ortega Rubio Torres Navarro Ramos Serrano Molina Morales Ortiz Romero Alonso Moreno Herrera Abellán Acuña Aldecoá Alemán Alcántara Almazán Andújar Antón Arévalo Ávalos Avilés Bahamón Bañuelos Barragán Benítez Berlangá Bolaños Borbón Briceño Bustílo Cabañas Cañas Carrión Carreño Castañeda Catalán Cebrián Colón Córcoles Corbalán Cuéllar Dávila Échave Escribá Estévez Faúndez Féliz Ferrán Frías Galíndez Gascón Góngora Griñán Guillén Hinojós Ibarrúa Juárez Lázarez Liñán Llorénte Macías Maldonádez Mariño Matías Mejía Mínguez Montaño Muñiz Narváez Olmedó Ortúño Páez Pavón Piñeiro Quiñónez Rendón Ríos Santillán Segovía Solís Terán Tolosá Ureña Valdés Verdú Zaldívar',
  },
  Portuguese: {
    encoding: 'windows-1252',
    given:
      'Maria Ana Carlos Paulo Pedro Rui Miguel Sofia Beatriz Tiago Rita Marta Hugo Nuno Teresa Adão Abraão Abílio Afrânio Aloísio Andréa Aníbal Ânia Aparício Ariêne Benício Bárbara Cátia Célia Celestão Cícero Constâncio Dália Dário Délia Élio Emídio Érica Estefânia Eulália Eugênia Fabíola Firmião Flávia Getúlio Hélder Hélio Heloísa Hermínia Honório Ivã Jéssica Jerónimo Jerônimo Josué Lídia Lívia Marília Mafáldia Martinião Noémia Olávio Olívia Plínio Rogéria Rômulo Sílvia Sílvio Tânia Tarcísio Valério Vânia Virgílio Virgínia Zélia',
    family:
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Lopes Marques Gomes Ribeiro Carvalho Almeida Abrunhósa Afonsão Alcântara Alegrão Antão Assis-Brandã Azevêdo Barcelôs Barão Barroção Bastião Boução Brilhão Cabeção Calção Canção Carrião Catarrão Chacão Chrispão Cordeirão Cristóvão Durão Esteirão Estrêla Faísca Faleirão Fazendão Feição Fragão Furtadão Gervásio Godói Gusmão Julião Lacão Lameirão Lampreião Lição Lobão Luzião Maldonadão Mexião Monção Morão Natividão Neném Padrão Paixão Perdigão Piçarra Póvoa Proença Quintão Ramalhão Roçadas Rosário Saião Salgadão Sardão Seabrão Semião Sequêira Serrão Tavorão Trancão Valadão Valença Viçoso Vilaça Zambrão',
  },
  Italian: {
    encoding: 'windows-1252',
    given:
      'Marco Giulia Francesca Luca Andrea Paola Giovanni Stefano Chiara Elena Matteo Roberto Davide Simona Ceciliò Noà Cloè Aloè Zoè Desirè Nicolà Tomè Barnabà Giacomò Nicolè Caterì Esaù Giosafà Abacù Danielà',
    family:
      'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Bertolò Bordò Brandalè Calabrò Cafà Cannavò Carbò Castrogiovà Colò Crisà Cusumà Dardò Faldò Fedè Giacalò Grifò Imbrò Lucà Macrì Marabù Martirè Mulè Pirrò Polimè Pugliesè Ragonè Rodà Romeò Sapè Scalè Scirocò Sciortò Serrà Stanganò Surià Tegà Triò Vadalà Vincì Vitalè Zanù Zuccalà Bonfà Cardià Cucè Diodà Galà Lanzarò Longù Maiorà Nicotrà Panzarà Pisciottà Puglià Siclarì Sgrò Tripodì Zangarì Cirò Pipitò',
  },
  Swedish: {
    encoding: 'windows-1252',
    given:
      'Anna Lars Karin Anders Eva Johan Erik Maria Per Sara Emma Nils Olof Jens Sven Astrid Kåre Åselina Älva Örnulf Görel Gösta Håkona Mårta Pernölf Röda Sölve Stål Tör Ture-Årne Barbrö Märit Märtha Sälma Årik Göte Göthe Jöns Jörgina Lovälv Ragnvåld Höder Tyrån',
    family:
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Lindberg Almgård Björklund Björkman Brännström Dahlström Fälldin Fagerlöf Forsgård Frånlund Färm Gårdh Grönlund Grönberg Gyllenstjärna Hedström Holmström Högberg Hörnfeldt Ivarsgård Jägerström Kjellström Källström Kärrman Lagerlöf Lagerkrånz Liljeström Ljungström Lövstedt Malmsjö Mörk Nyström Näsholm Odengård Påhlsson Rådström Rönnberg Rönnlund Sandström Sjödin Sjölander Skårman Sköld Stenmårk Stjernlöf Sundström Säfström Särnblom Thörn Törnqvist Tägtström Ulfsgård Vretblåd Vikström Wahlström Wärn Wikstrånd Ågren Åhlin Åhlund Ängberg Äppelgren Östman Östergren Öqvist Löf Öijer',
  },
  Danish: {
    encoding: 'windows-1252',
    given:
      'Anne Peter Mette Lars Hanne Jens Kirsten Niels Lene Henrik Susanne Thomas Karen Bjarne Søs Børge Kåre Bodæl Gurlø Ægir Ærke Øjvind Østen Åløv Bårre Dæmon Frække Gøsta Hjørdis Kæthe Løvise Mæve Nøren Rønnaug Thøger Tørk Særun Sørine Pæle Gønner Øllegaard',
    family:
      'Jensen Nielsen Hansen Pedersen Andersen Christensen Larsen Rasmussen Petersen Madsen Kristensen Olsen Thomsen Poulsen Johansen Knudsen Bækkelund Bøgelund Bøje Brønnum Brøgger Bundgård Damgård Degnbøl Elkjær Enevoldsbøl Fløe Fæster Færch Gjødesen Grønbech Grønkjær Haagård Hæstrup Højer Højrup Hørlyk Jægergård Kjølhede Kjærulff Kjøller Krøll Kræmmer Kærgård Købmand Lægård Lønborg Løth Lærkesen Mejlgård Mikkelsæn Mårup Møberg Nyborgå Næsby Nøhr Overgård Præstegaard Rævskær Røjkjær Sejrø Skræddergård Skjærbæk Sløk Stjær Strøm Særmark Sørup Toftegård Tværgård Tøttrup Vestergård Væver Væggemose Østerby Øland Ågesen Åkjær Ærø Vrå',
  },
  Norwegian: {
    encoding: 'windows-1252',
    given:
      'Anne Jan Per Ole Inger Kari Bjarne Marit Lars Liv Knut Ingrid Svein Nina Trond Bjørnulf Bjørnhild Bjørnfinn Dagfrød Fråland Gråbein Gøril Håvår Jøran Jørgine Jårle Kåre Kårstein Målin Øivind Øydis Øyunn Øystien Pernille-Åsne Råmund Røskva Sæbjørn Sigbjørn Sølvå Tårn Tørres Vårild Ørjan Åsgeir Åsmund Åsta Ægidia Åsne Bjørne Frøydis Frøya Gunnbjørg Ingebjørg Ragnbjørg Hallbjørg Sønnøve',
    family:
      'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg Haugen Hagen Aså Bjørnstad Bjørkli Blåfjell Brøndbo Bråthen Bærland Bø-Hansen Dæhlie Døvre Engebråten Elvestrø Fjørtoft Flåten Flø Frøyland Furåsen Fæhn Gjærum Gjøvik Grøtting Grønås Gråberg Hegståd Holmås Håland Håpnes Hætta Høgberg Høyem Hørte Kjærstad Kjønnås Klæbo Kråkvik Kvæven Lågen Lærum Løseth Løvdal Lønning Mjåland Mjøs Myrås Møllerås Møgedal Nærland Nøstvik Næsheim Opsål Rønning Rørvik Råheim Rødland Røssland Røsand Skåden Skjåk Skår Skjærvik Sløgedal Smørdal Solbø Stråm Strømme Støre Svendås Sørensås Særvold Søvik Tjøme Tærud Tønsberg Ulvøy Vågsnes Værnes Ødegård Øien Ørstavik Årdal Årseth Åsheim',
  },
  Finnish: {
    encoding: 'windows-1252',
    given:
      'Anna Matti Juha Maria Kari Mikko Tuula Antti Jari Ritva Timo Helena Pekka Liisa Väinämö Eläna Hilläri Hyväri Jänis Kyösti Mäntti Määtti Niilö Pärttyli Päiviö Päivä Pöntinen Rämsi Räty Sälli Tähti Täpiö Vänni Väiski Yrjänä Äiju Älli Ässä Öivi Särmä Käpy Höpö Hellä Päivikki Päivyt',
    family:
      'Korhonen Virtanen Nieminen Laine Koskinen Lehtonen Saarinen Salminen Heinonen Niskanen Turunen Salo Laitinen Tuominen Rantanen Karjalainen Hietämäki Hakämäki Hirvimäki Hyppölä Hyvärinen Hölttä Ikäheimo Isomäki Jokimäki Jäntti Jäppinen Jääskö Kääriäinen Käyhkö Käppi Kärnä Kärpänen Kesälä Keränen Kiiskilä Koivumäki Kölhi Köngäs Kyyrö Kyröläinen Lempiäinen Lindelöf Lähde Lähteinen Läntinen Myllymäki Myöhänen Määttä Määttänen Mönkkönen Niemimäki Närhi Näsi Näätänen Orpämäki Palomäki Pehkönen Peltomäki Pylkkänen Pyhäjärvi Pälli Pärssinen Pölönen Pöntynen Pöysä Raitämäki Ristimäki Ryhänen Rytkönen Räikkönen Räihä Räikkä Röntgenen Salmelä Seppälä Sipilä Sivenmäki Särkijärvi Syrjä Syrjälä Tyrväinen Törhönen Uusimäki Vähälä Vänskä Väänänen Ylönen Äijälä Öhberg',
  },
  Icelandic: {
    encoding: 'windows-1252',
    given:
      'Anna Gunnar Helga Einar Sigrun Birgir Eva Arnar Hildur Karl Halla Erla Birna Snorri Hrafnkell Ragnhildur Aðalbjörg Aðalheiður Álfheiður Álfrún Ásdís Ásrún Ásthildur Auðunn Árný Baldvín Bergljót Bergþór Bóas Brynjólfur Daðey Dögg Elín Ellý Erlín Eyrún Freyþór Geirþrúður Guðlaug Guðleifur Guðmunda Gyða Hákon Heiðrún Heiður Hjörleifur Hrólfur Hólmfríður Ingólfur Jóel Jósef Júlía Kolbrún Lárus Lilý Matthías Níels Oddný Pálína Rögnvaldur Rúrik Sigurbjörg Skúli Sóley Sverrír Tómas Úlfhildur Vigdís Vilhjálmur Vífill Yngví Þorkell Þorgerður Þráinn Þuríður Önundur',
    family:
      'Einarsson Gunnarsson Helgason Karlsson Arnarson Ragnarsson Hansen Aðalsteinsson Árnadóttir Árnason Ásgeirsdóttir Ásgeirsson Ásmundsdóttir Baldursdóttir Benediktsdóttir Birgisdóttir Björgvinsdóttir Bragadóttir Davíðsson Davíðsdóttir Eiríksson Eiríksdóttir Elíasdóttir Friðriksson Friðriksdóttir Garðarsson Garðarsdóttir Gíslason Gísladóttir Grétarsdóttir Guðjónsson Guðjónsdóttir Guðlaugsson Guðlaugsdóttir Guðnason Hafsteinsdóttir Halldórsson Halldórsdóttir Hannesdóttir Haraldsdóttir Hauksdóttir Helgadóttir Hermannsdóttir Hilmarsdóttir Ingólfsson Ingólfsdóttir Jakobsdóttir Jóhannesson Jóhannesdóttir Jónasson Jónasdóttir Júlíusson Júlíusdóttir Karlsdóttir Kristinsdóttir Lárusson Lárusdóttir Óskarsson Óskarsdóttir Pálsson Pálsdóttir Ragnarsdóttir Sigfúsdóttir Sigurjónsson Sigurjónsdóttir Skúladóttir Snorradóttir Steingrímsson Sveinsdóttir Sverrisdóttir Sæmundsson Sæmundsdóttir Tryggvadóttir Valdimarsdóttir Vilhjálmsdóttir Þorkelsson Þorláksson Þorsteinsson Þorsteinsdóttir Þorvaldsson Þráinsson Ögmundsson Örlygsson',
  },
  Dutch: {
    encoding: 'windows-1252',
    given:
      'Jan Maria Pieter Anna Johan Wim Els Sanne Bart Tim Emma Sophie Lotte Daan Célestine Danaë Éline Félice Gaëlle Isaïe Josée Joséphine Laïs Maëlle Mechteldé Micaël Mikaël Moïse Naäma Naömi Nathanaël Rachaël Régine Samuël Sarï Stéphan Joëlla Emanuël Emmanuël Ismaël Gabriël Ruël Ariël Zoë-Anne Cleménce Ezechiël',
    family:
      'Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Smits Kuipers Alkëmade Amiël Baërt Beëlen Brouër Boëseken Böhmer Büch Caniëls Daëls Daniëls Dröge Duïns Fabriës Ghijsbrechté Gemeënt Goëtz Hüsken Israëls Käyser Koëter Köhne Krüse Laméris Löhr Lübbers Maréchal Meïer Michiëls Möhlmann Nuijé Özkaya Piëst Pöttgens Prévoo Raphaëls Röell Roëll Rösken Rütten Sillé Sinterniklaës Stoëll Thué Thoné Trompé Tünnissen Uïterwaal Vallée Vötter Vriësendorp Wöhler Zoëtemelk Zuidgeëst Coché Hesselé Bovée Bouché Carré Dubbé Fonné',
  },
  Polish: {
    encoding: 'windows-1250',
    given:
      'Anna Maria Katarzyna Agnieszka Krzysztof Andrzej Piotr Jan Tomasz Barbara Ewa Marcin Marek Adam Jerzy Żelisław Bronisław Bronisława Czesław Czesława Dobrosław Genowefą Gościsław Jarosław Jarosława Bożydar Jacław Kiryłł Ładysław Mirosław Mirosława Mścisław Miłosz Miłosława Przybysław Róża Sławomir Sławomira Świętosława Światosław Tomisława Ubysława Wiesław Wiesława Wincentyń Wojsław Władysława Zbysław Żywia Świętomir Lubomiła Ludmiła Kamiła Bogumił Bogumiła Ścibor Dąbrówka Jagóda Wiktóra',
    family:
      'Nowak Kowalski Kowalczyk Mazur Krawczyk Kaczmarek Zalewski Adamczyk Dudek Nowicki Pawlak Sikora Walczak Baran Michalak Suchodolski Adamczewską Bącik Baczyński Bednarczyń Biały Bieliński Borkowską Bożek Brożek Bujnowść Chełmiński Chmielińska Ciesielką Ciołek Czajkowską Daniluć Dębiec Długosz Drążek Dudziński Dziedziński Filipiński Gałązka Gałecki Gębala Głogowski Goliński Grabiński Gródecki Gruszczyński Gwóźdź Iwański Jagiełło Janczyński Jędrzejewski Kałuża Karpiński Kępiński Kłos Kołaczkowski Kopeć Koźmiński Krupiński Książek Kucharską Łabędzki Ławniczak Łazarz Łukasik Łuczyński Łyczek Małysz Mądry Mierzwiński Młynarczyk Morawiecką Niedźwiecki Nożyński Ogórek Olszański Pęczek Piłat Piłsudski Płaczek Pączek Ratyński Rogóż Rudziński Rzążewski Skłodowski Słomka Słowik Sosiński Stańczyk Stępniak Świder Świerczyński Szczepański Ślęzak Śmigły Tkaczyński Trębacz Wdowiński Więcek Zaręba Zawiślak Zięba Żebrowski Żmuda Żurawski',
  },
  Czech: {
    encoding: 'windows-1250',
    given:
      'Jan Petr Jana Eva Hana Martin Pavel Josef Anna Milan Lenka Michal Karel David Alena Judita Andělín Antonín Bedřich Bořivoj Blahoslavá Čeněk Čestmír Dobromír Drahomíra Emílie Erík Evženie Františka František Gabriéla Hedvíka Helén Hynekář Jáchymá Jindřich Jindřiška Jiljí Káťa Kryštof Krystýna Květuše Lumíra Líba Libuše Luděk Mája Marcéla Mečislav Michaél Miluše Mojmír Naděžda Oldřich Oldřiška Přemysl Prokopé Radomír Radomíra Řehoř Rozálie Roháč Šimon Světlana Světluše Tadeáš Tobiáš Uršula Valentýn Vavřinec Vendelín Vilém Vilemína Zbyněk Zděna Zdeňka',
    family:
      'Novotny Dvorak Svoboda Fiala Marek Zeman Kopecky Pavlas Holub Marik Brabec Dytrych Hroch Chlup Kohout Koubek Adámek Bajgár Bartůněk Bečka Bělohlávek Bláhová Boháč Březina Bušek Čapek Čejka Čížek Ctvrtník Doubková Drápal Dušek Fousková Fuchsová Gregorová Havelková Hladík Hlaváček Hladký Holý Hořák Hošek Hrdličková Hrušková Chalupník Jakeš Jandák Jaroš Jedličková Jirák Jirásek Kadlecová Kašpar Klíč Kolaříková Košťák Koutný Kratochvílová Kružík Křivánek Kudláček Květoň Lacinová Liška Louček Malík Martínek Matějka Měšťan Mlynář Mráček Mužík Nedvěd Němcová Novotný Ondráček Otčenášek Pařízek Pavlíček Pešek Píša Ptáček Řehák Rosický Rýdl Sedlář Škoda Slavíček Sobotková Soukupová Štěrba Strejček Suchý Švejda Tesař Tichý Trnková Uhlíř Váňa Vávrová Vítek Voráček Vrána Vyskočil Závodný Zíka',
  },
  Slovak: {
    encoding: 'windows-1250',
    given:
      'Jozef Peter Maria Anna Martin Jana Eva Michal Milan Zuzana Pavol Monika Marek Ivan Andrej Bartolomej Adriána Ľuboslav Agáta Alžbetá Aneška Barborá Blažej Bohuš Bohuslavá Cecília Cyríl Dáša Dária Drahoslavá Drahoš Edíta Emília Erík Eugénia Filoména Františka František Genovéva Hedvigá Henriéta Jaroslavá Július Kamilá Karolína Klára Kvetoslavá Ladislavá Larisá Lesaná Ľubor Magdaléna Margaréta Marián Mariána Michaelá Milotá Miroslavá Mojmír Oľga Otília Paulína Rastislavá Regína Rozália Rudolfá Sára Soňa Šimon Tadeáš Terézia Uršula Veroniká Viliám Viktória Zdenká',
    family:
      'Horvat Nagy Novak Urban Toth Simko Balog Roman Sabo Adamec Babiak Bartko Burian Fedor Havran Hric Adamčík Antalík Bača Bahník Barančík Bednár Bednárik Beláň Beňuš Bielená Bobák Bodnár Borák Brezovský Bučko Cibuľa Čajka Čarnogurský Červeň Chmelár Čižmár Ďuríček Dáni Dobiáš Dudáš Durdík Faško Filípek Galík Gašparovič Hajdúk Halás Harčár Hlavatý Holíč Horský Hrbáč Hrnčiar Huňa Hrušková Jakubčák Jančo Janík Jašík Jurčík Kačmár Kadlečík Kašper Kmeť Kočiš Komár Kopál Košík Krajňák Krištof Kubík Kuchár Kurák Líška Ľalík Maliňák Marček Masár Medveď Michalík Mikloš Mináč Moravčík Nemčok Ondrejčák Palkovič Pálfy Pavlovič Podhorský Považan Pružina Repáň Rybár Sedlák Šefčík Smolár Soľ Strežo Švantner Tkáčová Uhrín Vaňo Vasiľ Víťaz Žilka',
  },
  Hungarian: {
    encoding: 'windows-1250',
    given:
      'Anna Maria Katalin Eva Ilona Gabriella Andrea Judit Istvan Attila Ferenc Zsuzsanna Edit Brigitta Csilla Csongor Agneš Adél Adrién Álmos András Anikó Arabellá Arnó Aurél Barnabás Benedekné Bernát Bertók Bódog Borbála Dalmá Damján Dénes Dóra Előd Eliás Emília Fábián Felícia Flórián Gabriellá Győzőke Hédi Hugó Irén Jákob Jázmin Jolánka Kázmér Klára Kornél Kristóf Laurá Lázár Leó Lídia Lívia Lóránt Mariannó Mihály Miklós Milán Nóra Oszkár Ottília Pálné Rezső Rudolfné Sára Szőnyi Teréz Tihamér Tódor Viktória Zétény',
    family:
      'Nagy Kiss Varga Balogh Lakatos Papp Takacs Szilagyi Feher Barta Aradi Bakonyi Bencsik Buday Cseh Csepregi Ács Ambrús Árvai Babós Bajnóczi Baráth Bárdos Bartók Benkő Béres Bodnár Bódi Bokór Bozsó Buzás Csányi Csernák Csíki Csikós Czibór Dékány Dömötör Drégelyi Ékes Énekes Fábián Fodór Fövényi Füzes Galambós Gerő Gombás Gőz Gyarmáti Győrffy Hajnál Harsányi Hidvégi Hornyák Huszár Iványi Jámbor Jánossy Kádár Kálmánné Karácsony Kásá Kékesi Kócs Kósa Kökény Kőhegyi Kún Lovász Lukácsi Magyár Mező Mikó Móricz Nádor Nyírő Óvári Ötvös Pálinkás Parádi Péterfi Pintér Polyák Révész Rónai Rozgónyi Sárközi Sebők Sóti Süle Svéd Szántó Széles Szép Szolnóki Szűts Tasnádi Tölgyes Tőkés Ürmös Vágó Vásárhelyi Vég Virágh Zámbó',
  },
  Romanian: {
    encoding: 'windows-1250',
    given:
      'Maria Elena Ioana Andrei Alexandru Mihai Gabriel Cristian Daniel Adrian Ana Nicolae Vasile Florin Marius Adină Alină Anişoara Arcadiţă Brânduşa Călina Cătă Costică Costăchel Crenguţa Cristinuţa Dorină Doiniţa Drăgoş Drăguşa Eftimiţă Fănel Fănică Floriţa Floricică Ghiţuţa Gavrilă Ghenuţă Ilenuţa Ioniţa Ionică Iuliţa Jănică Lucreţia Lucreţiu Măriuţa Marişca Mariţa Mărin Mărţişor Neculiţă Neluţu Nicuţa Nicuşor Olguţa Onică Petrică Petruţa Puiuţ Rodică Sândica Sănduţa Săndel Smărăndiţa Sorinuţ Steluţa Tănţica Toniţa Trăian Tuţa Vărvara Veruţa Vicuţa Viţa Zamfiriţa',
    family:
      'Popescu Ionescu Popa Radu Stan Dumitru Stoica Gheorghe Matei Ciobanu Rusu Marin Stancu Munteanu Serban Toma Ablaşu Alboiă Angheluţă Arvunescuţ Băban Bădiţă Băluţă Bărăscu Bâtlan Boboşatu Botoşaneanu Brânzei Budăi Buţă Călăraşu Căpraru Căşeriu Câtea Chiriţă Ciobotă Cobzaşu Cojocăriţa Costăchescu Creţulescu Dăian Deleşcu Dogăroiu Drăguşin Durăţ Fărcăşanu Fluieraş Frunză Gărgăună Ghinea-Ţine Gogoaşă Grăjdan Hăbăşescu Hîncu Huţanu Ignătescu Iordăchescu Jităreanu Lăutaru Lişman Lupuţ Mălăescu Mărculescu Mazăre Mihălache Moţ Morăraşu Mustaţă Năstăsescu Negruţ Niţulescu Oţelea Paşcalău Pădureanu Părăianu Pâslaru Perşa Pîrlog Plătică Popăiaş Predişor Puţanu Răcaru Răuţă Rusăneţ Sâmpetru Săndoiu Sbârcea Schiţco Şerbu Slătineanu Stăncioiu Stîngă Străchinescu Tăbăraş Târnăveanu Ţăruş Ţurlea Tomiţă Tudorică Ungurenaşu Vântu Vătafu Vişan Voiculeţ Zăgan',
  },
  Croatian: {
    encoding: 'windows-1250',
    given:
      'Ivan Marija Ana Marko Josip Petra Luka Ivana Tomislav Ante Mario Katarina Andrijaž Anđelko Anđelina Bartolić Blaženko Božidarka Božica Božo Čedomir Česlav Dragoš Dražan Dražena Đina Đurđa Đurđica Đula Đulijano Grašo Hrvojić Jagoš Janoš Jakša Jošua Jurša Kreša Krešo Lukša Ljubiša Mašenka Matijaš Mića Mićo Mihaljčica Mišo Miško Nadaždin Nediljkoš Perčica Predrađ Ružica Ruža Rožica Slavenkoš Slobodanž Snježan Srđan Šimun Šimica Špiro Štefanija Stipančica Tihoniš Tomaš Vanjušin Vlatkoš Žaklina Žana Želimir Žuvan',
    family:
      'Horvat Novak Kolar Tadin Bilan Hrvat Popovac Vuk Adžić Andrić Ažić Bajić Barčić Belić Biljarić Bogović Bošković Branković Budimić Cindrić Čakarić Čeko Čuić Ćavar Ćorluka Delić Domačinović Džaja Đerek Đuranić Fabijanić Franjić Fržop Gavrić Gligorić Gotovčić Hadžić Huljić Ilinčić Jakovljević Janković Jerković Juranić Jurković Kekić Komšić Kovčić Kranjčar Kučić Kurtović Latinčić Levačić Lozančić Madunić Mamić Marijanović Martinčić Matošević Mesić Mikulić Mladenović Mršić Ninčević Oršolić Palić Paunović Petričević Plenković Posavčić Pušić Rajić Rogić Rubčić Sertić Skenžić Sršen Stipić Sučić Šakić Šegota Šimunović Škarić Škrinjarić Šoštarić Šprajc Šubić Šušak Tadić Tolušić Turčić Uzelčić Vidić Vrdoljaković Vukčević Zelić Žepić Žitnik Župan',
  },
  Slovene: {
    encoding: 'windows-1250',
    given:
      'Franc Marija Janez Ana Marko Maja Andrej Irena Marjan Ivan Mateja Nina Peter Alenčica Andraž Anželika Blažka Bogomiraš Bršljan Božo Cirilaž Čarna Črtomir Dominikaž Drašček Dušica Franjoš Frančišek Gašperka Ignaž Janež Jernejčič Jožko Judež Križan Krištof Ksenijaž Lovrenčič Ljubiša Marjetič Martinčič Mihaelaž Miloška Mišo Miša Natašaž Nejč Nikolaž Ožbolt Perčič Primož Rožle Sašo Sanjaž Silvestež Stanič Stankož Štefka Štefanija Tadejčič Tjaš Tjaša Tončka Tonček Valenčič Vaneš Vidaž Zdenčič Zvezdanaž Žana Želja Živka Žinka',
    family:
      'Novak Horvat Krajnc Kos Vidmar Koren Korosec Hribernik Kranjc Turk Ahčan Babič Belič Bevč Bobič Bračko Brinšek Bučan Čampa Čepin Češek Čuček Dolinšek Držič Eržen Filipič Gajšek Glavač Gorišek Gradišnik Grošelj Horvačič Iskrač Jančar Janša Jelovčan Jošt Kaučič Kežman Kmetič Kočar Kolarič Konjarž Korenč Koščič Koželjnik Križan Kučej Lampič Levičnik Lipovšek Lukač Macuž Marinčič Matič Medvešek Mežnar Miklavčič Mišič Mohorčič Nučič Oražem Palčič Pavšič Petrič Plešec Pogačnik Prešeren Pušnik Repše Rodič Savnikš Simončič Slanič Strnišnik Štefančič Štirn Stražišar Šav Šinko Škerlj Škrjanec Šorli Špilar Šubic Šuster Tavčar Tršar Ušaj Verčko Vodušek Vrančič Vršič Zdešar Žabkar Žbogar Žgur Žižmond Žontar Žumer',
  },
  Turkish: {
    encoding: 'windows-1254',
    given:
      'Mehmet Ahmet Mustafa Ali Fatma Zeynep Emine Murat Hatice Kemal Hasan Elif Selin Deniz Merve Abdülkadir Alpaslanı Aybüke Aylınç Ayşın Bağdat Bengü Birgül Büşra Cihanşah Çağdaş Çiçek Dikmenç Doğaç Duyguş Emrahış Erdoğan Eşref Ferdiş Figenış Göğüş Gönül Gülden Gülten Gürcan Güzide Haşim Hüsnü İdris İlknur İrfan İzzet Kaymış Lütfü Mâhış Mertoğlan Müjgan Mümtaz Nasıh Nilgün Nuşin Osmanış Özgün Poyrazış Rüştü Samış Sebahış Sevınç Songül Süleyman Şadiye Şefika Şerife Tacış Tunçay Türkan Ülkem Yağız Yığıtcan Zeliş',
    family:
      'Kaya Demir Arslan Kara Aslan Polat Kurt Aksoy Erdem Korkmaz Yavuz Keskin Tekin Acar Abacıoğlu Adıgüzel Ahıskalı Akdağ Akpınar Alagöz Altınok Aptioğlu Aşçı Atıcı Aydıner Babacanoğlu Balcı Barutçu Baştuğ Bektaş Bilgiç Bostancı Bölükbaşı Canpolatğ Çakıcı Çam Çatal Çekiç Çevik Çopur Dalgıç Değirmenci Demirdağ Dilaçar Doğruyol Dülger Ekıncı Erdoğdu Eroğlu Esengün Geçer Gökbulut Göktaş Gülaçtı Gültekin Güney Güven Halıcı Hızal İlgün İnceoğlu Kabakçı Kalaycıoğlu Karabaş Karagöz Karataş Kazancı Kırbaş Kısa Kocabıyık Köksal Köseoğlu Kuyumcuoğlu Mazıcı Mısırlı Oğuzkan Oruç Önder Özbay Özgün Öztekin Paşa Sabancı Saklı Satıcı Seçkin Soğancı Sümer Şahinoğlu Şentepe Taşçı Tanrıkulu Tekınç Toprakçı Tuğrul Türk Uçkun Uzunış Üzüm Yalçınkaya Yaşaroğlu Yeşil Yiğitbaş Yüce',
  },
  Lithuanian: {
    encoding: 'windows-1257',
    given:
      'Jonas Ona Tomas Marius Andrius Lina Daiva Darius Mindaugas Rasa Vilma Laura Tadas Linas Agota Adelė Aleksė Antanė Asta-Rūta Audronė Aušra Bronė Dainė Deimantė Džiuljeta Eglutė Emilė Evelė Giedrė Gražvilė Gvidė Ignė Jadvygė Jogilė Jorė Juozapė Jurgūnė Kastytė Kęstutis Kotrynė Laimė Leonė Liudvikė Lukė Mantė Martynė Mildė Morkūnė Nėringa Olegė Petronė Pranė Raimondė Rėda Rimantė Ritė Rožė Ruslanė Salomėja Sandrė Simė Smiltė Šarūnė Teklė Titė Urtė Vaidė Vėja Vidė Vincė Vladė Zenė Žana Žilvinas Žydrė',
    family:
      'Kazlauskas Petrauskas Jankauskas Butkus Stonkus Navickas Ramanauskas Urbonas Pocius Sabaliauskas Daujotas Endriukaitis Adomaitienė Ambrazaitė Ašmena Bagdonaitė Balsienė Bartkutė Bernotienė Bložė Bukauskienė Būdvytis Čekanauskas Dambrauskaitė Daugėla Dirsė Dūda Eidukevičius Gaižauskas Garbačiauskas Girdžijauskas Grigonytė Gudelienė Jablonskytė Janavičius Jasaitienė Jokūbauskas Jukniūtė Juršėnas Kairienė Kasparavičius Kazakevičius Kisielienė Kondrotienė Kraujelytė Kubiliūtė Kuncienė Laurinavičius Liaudanskaitė Lukošaitis Mačys Malūkas Martinkėnas Matačiūnas Mažonas Meškėnas Miliauskienė Misiūnas Morkūnas Narkevičius Nekrošius Pakalniškis Palubinskaitė Pauliukonytė Petrėnas Pinkevičius Povilaitienė Pranskūnas Račiūnas Raginytė Raudonytė Rimšelis Rupšys Sadauskaitė Samuolytė Semėnas Sinkevičius Skučas Stanaitytė Stašaitis Stulgytė Šablinskas Šaulys Šiaudvytis Šimkevičius Šliažas Špokas Švedas Tarasevičius Turčinskas Ūselis Vaičekauskas Vaitkienė Valiūnas Varnienė Venckūnas Vileišis Vitkevičius Zakarauskienė Zubrienė Želvys Žiogas',
  },
  Latvian: {
    encoding: 'windows-1257',
    given:
      'Anna Inese Dace Ilze Andris Juris Aivars Valdis Sandra Ivars Baiba Inga Normunds Gunta Ādams Ainārs Alīna Anniņa Artūrs Astrīda Beatrisē Broņislavs Dagnīja Dāniels Dzidriņa Eduārds Elfrīda Elvīra Ernestīne Eižēnija Gaidīs Gerdiņa Gvīdo Heļena Ilgvārs Indriķis Ināriņa Īrisa Jancītis Jevgēnijs Jūlija Kārlīna Katrīna Klaudijā Kornēlija Kristiāns Laimnesē Laurīte Leonīda Līna Ludmilā Ļevs Maijā Maigonīs Mārtins Mētra Ņina Oļegs Oskārs Pāvils Raivīs Renāte Ričs Rolānds Sabīne Staņislavs Tālis Teiksmiņa Ulrīka Valentīna Ventiņš Viņeta Zigmārs Žanete',
    family:
      'Balodis Petrovs Jansons Ivanovs Kalve Liepa Vanags Zvaigzne Ozols Grauds Abakuķis Ādamsons Apsīte Aukšmuksts Bāliņš Bārda Bērztīss Bērziņtēvs Blūms Brencēns Brūklenis Buliņš Caunītis Ceriņš Čiekurs Dāboliņš Daudziņš Dreimaņa Dūmiņa Egliņš Endzelīns Gailīte Gārša Graudiņa Grīgs Gulbītis Ģībietis Jaņickis Jēgers Jumiķis Kadiķis Kalējs Kalvāne Kariņš Ķauķis Ķikuts Klapkalnīte Kociņš Krastiņš Kronbērgs Kronītis Kūma Lakstīgala Laukmaņa Legzdiņš Lejiņa Losāns Ļaksa Mālmanis Matīss Meikšāns Mičulis Mūrnieks Ņesterovs Osītis Ozoliņtēvs Pāvuls Pērkone Pīlēns Poļakovs Prūsis Purviņš Radziņš Reķis Rimšāns Rozentāls Rudēns Sakniņš Sējējs Skrastiņa Sprinģis Spīgulis Stūrāns Strauberģis Svīķis Šķēle Šmīdre Šulcs Tauriņš Tīrelis Ūbelis Vāgners Vanadziņš Vilciņš Vītiņa Zaļaiskalns Zemīte Zīriņš Znotiņa Žīgurs',
  },
  Estonian: {
    encoding: 'windows-1257',
    given:
      'Anna Jaan Maria Rein Toomas Margus Tiina Urmas Andres Ene Kristjan Katrin Priit Anne Aadu Helbe Ännika Ärni Ülar Ülev Ülari Ülli Ülvi Õnneli Õilme Heldür Häli Hillär Jõulu Jürka Kõdar Käbi Käthlin Kätlin Käty Kätriin Kerttü Külliki Küllo Külvi Lüüdia Lõo Läti Mõmmi Märtin Möllo Nõid Näku Päiv Päike Pärtli Põim Rõõmu Rõõt Räni Särje Söödi Sünne Süvi Tõnn Tõnno Tõnise Tähti Täheke Tüüne Vähur Väino Väinu Völli Ädu Ämbla Ülal Kõu Šarlott Aljoša Miša',
    family:
      'Tamm Saar Sepp Kask Kukk Ilves Rebane Koppel Karu Luik Oja Kaasik Raudsepp Kuusk Lepik Kallas Aasmäe Ännilo Ääremäe Härmaste Hõimre Jänese Järvet Jõevee Jürisaar Jürna Kirsimägi Kõlar Kõrbe Kõrts Käesel Känd Kärg Kärp Kääramees Küla Küng Küttis Laanemäe Lillemägi Lohmäe Lõhmuste Lõssenko Lätt Lüsi Mõttuste Männamaa Mäesepp Mägilaine Männi Mänsak Märdimäe Müil Müürsepp Nõlvak Nõmmsalu Närep Orasmäe Õigus Õunmaa Palmäe Põdra Põldaru Põldre Põlme Päeske Pähkel Päri Pärnaste Pärnsalu Pöder Püssa Rahumägi Rõžikov Rähn Rändla Räsa Rääk Saluäär Soomägi Sõstar Särak Särekanno Säästla Sööt Südda Süvari Šeremet Tõld Tõnts Tõru Täht Täkker Täpsi Töntson Türnpu Ülenurm Uusmäe Valgemäe Võigas Võsar Väljamäe Välbe Väärsi Värton Žukov',
  },
};
